import { htmlText, plainText } from '../../core/http/html-text'

/** Paragraphs of plain text as the description of a product. */
export const htmlOfLines = (lines: readonly string[]) =>
  lines.map((line) => `<p>${htmlText(line)}</p>`).join('')

/** The paragraphs of a description; null: there are none. Of a richer one the texts between its tags. */
export function linesOfHtml(html: string): string[] | null {
  const found = (html.match(/(?<=^|>)[^<>]+(?=<|$)/g) ?? []).map(plainText)
  return found.length ? found : null
}
