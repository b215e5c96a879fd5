/**
 * Creates a queue that runs works one after another, also after a failure. The last response then reflects the last
 * request.
 */
export function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
