const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The text that fits below a drawing. */
const longest = 18

/** A drawing with a product's designation below it, as it stands on its label: no two of a list look the same. */
export const marked = (drawing: string, designation: string): string => {
  const text = [...designation].slice(0, longest).join('')
  const label = `<text x="80" y="175" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#39414D">${escaped(text)}</text>`
  return drawing
    .replace('viewBox="0 0 160 160"', 'viewBox="-9 0 178 178"')
    .replace('</svg>', `${label}</svg>`)
}
