import { noteDrawn } from '../core/store/drawing'
import { useOpened } from './host'

/** What a server read as it drew, where the browser would read another value: of a clock, for example. */
export function useReadOnce<T>(read: () => T): T {
  const once = useOpened(() => {
    let value = read()
    noteDrawn<T>({
      value: () => value,
      set: (drawn) => (value = drawn),
      underWay: () => undefined,
      again() {},
    })
    return () => value
  })
  return once()
}
