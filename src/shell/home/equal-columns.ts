/** Gap between boxes in pixels. */
export const gap = 16

/**
 * Returns equal columns for a number of boxes, fewer if they would be narrower than `least` pixels. The number is
 * that of the final boxes: a streamed page is laid out box by box and must not move.
 */
export function equalColumns(count: number, least: number) {
  const equal = `(100% - ${(count - 1) * gap}px) / ${count}`
  return `repeat(auto-fill, minmax(max(min(${least}px, 100%), ${equal}), 1fr))`
}
