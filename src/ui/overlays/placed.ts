import type { Placing } from './placing'

/**
 * Returns a ref that positions a box in the top layer beside its anchor. The code loads with the first box. Until
 * then its style sheet positions it, so that it can take the focus at once.
 */
export const placed = (wanted: Placing) => (box: HTMLElement | null) => {
  if (!box) return undefined
  const placing = import('./placing').then(
    ({ keepPlaced }) => (box.isConnected ? keepPlaced(box, wanted) : undefined),
    () => undefined,
  )
  return () => void placing.then((stop) => stop?.())
}
