// NUL is not included: it is no typing mistake and is refused. Joiners stay, because scripts and emoji need them.
const controls = /(?![\0\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** Returns whether the text has a visible character. Blanks and zero-width characters are invisible. */
export const isVisible = (text: string) => /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text)

/**
 * Normalises a text: composed, trimmed, without control and format characters other than tabs, line breaks and joiners.
 * Invisible text becomes empty.
 * @param lines false for a single line: tabs and line breaks become spaces
 */
export function cleanText(text: string, lines = true): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controls, '')
  const clean = (lines ? composed : composed.replace(/[\t\n]+/g, ' ')).trim()
  return isVisible(clean) || clean.includes('\0') ? clean : ''
}
