import { htmlText, plainText } from '../../core/http/html-text'

/** Converts paragraphs of plain text to the HTML of a product description. */
export const htmlOfLines = (lines: readonly string[]) =>
  lines.map((line) => `<p>${htmlText(line)}</p>`).join('')

/** Returns the text between the tags of a description, or `null` if there is none. */
export function linesOfHtml(html: string): string[] | null {
  const found = (html.match(/(?<=^|>)[^<>]+(?=<|$)/g) ?? []).map(plainText)
  return found.length ? found : null
}
