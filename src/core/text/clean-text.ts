// NUL is not included: it is no typing mistake and is refused.
const controls = /(?![\0\t\n])\p{Cc}/gu

/** Returns whether the text has a visible character. Blanks and zero-width characters are invisible. */
export const isVisible = (text: string) =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/**
 * Normalises a text: composed, without control characters except tabs and line breaks, trimmed. Invisible text becomes empty.
 * @param lines false for a single line: tabs and line breaks become spaces
 */
export function cleanText(text: string, lines = true): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controls, '')
  const clean = (lines ? composed : composed.replace(/[\t\n]+/g, ' ')).trim()
  return isVisible(clean) || clean.includes('\0') ? clean : ''
}
