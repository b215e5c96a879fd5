/** Between boxes of a row, in pixels. */
export const gap = 16

/**
 * Columns for as many boxes as stand in a row, of one width; fewer where each would be narrower than `least` pixels. They
 * are as many as there are to be, not as many as have come: a page that is drawn is read box by box, and what stands
 * there must not move for the next.
 */
export function equalColumns(count: number, least: number) {
  const equal = `(100% - ${(count - 1) * gap}px) / ${count}`
  return `repeat(auto-fill, minmax(max(min(${least}px, 100%), ${equal}), 1fr))`
}
