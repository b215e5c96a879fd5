/**
 * Returns the page numbers of a pagination: the first, the last and those around the current page; 0 for a gap.
 * @returns for page 1 of 65: `[1, 2, 3, 4, 5, 0, 65]`
 */
export function pageNumbers(current: number, pages: number): number[] {
  const from = Math.max(2, Math.min(current - 1, pages - 4))
  const to = Math.min(pages - 1, Math.max(current + 1, 5))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return [
    1,
    // A gap of a single page shows that page.
    ...(from === 3 ? [2] : from > 3 ? [0] : []),
    ...middle,
    ...(to === pages - 2 ? [pages - 1] : to < pages - 2 ? [0] : []),
    ...(pages > 1 ? [pages] : []),
  ]
}
