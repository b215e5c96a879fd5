/**
 * Runs network work with a timeout that always fires. Aborting alone is not enough: a request references its signals
 * weakly, so a signal of `AbortSignal.timeout()` or of a copied request may be collected before it fires.
 * @param ms milliseconds
 * @param work receives a signal to stop; after the timeout its result is ignored
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
