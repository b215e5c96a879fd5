/**
 * Work on a network that ends in time, whatever becomes of it. To abort it is not enough: a request holds the signals that it
 * follows weakly, so that one which nobody else holds may be collected before it has told anything, as the one of
 * `AbortSignal.timeout()` or of a request that another was made of.
 * @param ms milliseconds
 * @param work is told to stop when they are over, and not waited for any longer
 */
export async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      const reason = new Error(`no answer in ${ms} ms`)
      late.abort(reason)
      fail(reason)
    }, ms)
  })
  try {
    return await Promise.race([work(late.signal), over])
  } finally {
    clearTimeout(timer)
  }
}
