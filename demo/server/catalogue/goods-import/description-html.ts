const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const unescaped = (html: string) =>
  html.replace(/&#(\d{1,3});/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Paragraphs of plain text as the description of a product. */
export const htmlOfLines = (lines: readonly string[]) =>
  lines.map((line) => `<p>${escaped(line)}</p>`).join('')

/** The paragraphs of a description; null: there are none. Of a richer one the texts between its tags. */
export function linesOfHtml(html: string): string[] | null {
  const found = (html.match(/(?<=^|>)[^<>]+(?=<|$)/g) ?? []).map(unescaped)
  return found.length ? found : null
}

/** A paragraph as it stands in the description, which is how its English is looked up. */
export const htmlText = escaped
