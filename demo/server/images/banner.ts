const width = 1200
const height = 320
const grid = 20

/** Distances of the grid lines: every fifth line is bolder. */
const paper = [grid, grid * 5]
  .map((step) => {
    const down = Array.from(
      { length: Math.floor(width / step) },
      (_, at) => `M${(at + 1) * step} 0v${height}`,
    )
    const across = Array.from(
      { length: Math.floor(height / step) },
      (_, at) => `M0 ${(at + 1) * step}h${width}`,
    )
    return `<path d="${[...down, ...across].join('')}" stroke="#C9D0DA" stroke-width="${step === grid ? 0.4 : 0.9}"/>`
  })
  .join('')

/** Renders a drawing as a wide carousel picture: at the right, on squared paper, with centre lines. */
export const bannerOf = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<path d="M0 0h${width}v${height}H0z" fill="#EEF1F5"/>${paper}` +
  `<path d="M900 16v288M740 160h320" stroke="#8793A3" stroke-dasharray="18 4 4 4"/>` +
  `${drawing.replace('width="160" height="160"', 'x="780" y="40" width="240" height="240"')}</svg>`
