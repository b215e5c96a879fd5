/**
 * A queue: works run one after another in the order in which they were asked for, also after one that failed.
 * What the server answered last is then what it did last.
 */
export function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
