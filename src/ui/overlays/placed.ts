import type { Placing } from './placing'

/**
 * A ref that has a box placed in the top layer at what stands before it, by code that comes with the first of them. Until
 * then, and where it does not come, the box stands where its sheet puts it: it is there at once, and can take the focus.
 */
export const placed = (wanted: Placing) => (box: HTMLElement | null) => {
  if (!box) return undefined
  const placing = import('./placing').then(
    ({ keepPlaced }) => (box.isConnected ? keepPlaced(box, wanted) : undefined),
    () => undefined,
  )
  return () => void placing.then((stop) => stop?.())
}
