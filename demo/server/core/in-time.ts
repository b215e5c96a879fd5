/**
 * Work on a network that ends in time. `AbortSignal.timeout()` does not do: a request holds the signals that it follows
 * weakly, and one that nobody else holds may be collected before its time.
 * @param ms milliseconds
 */
export async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`no answer in ${ms} ms`)), ms)
  try {
    return await work(late.signal)
  } finally {
    clearTimeout(timer)
  }
}
