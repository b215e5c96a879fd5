import { noteDrawn } from '../core/store/drawing'
import { useOpened } from './host'

/** Returns a value from server rendering if the browser would read another one, for example of a clock. */
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
