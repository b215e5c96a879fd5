// NUL is not among them: it is no slip of a keyboard, and is refused.
const controls = /(?![\0\t\n])\p{Cc}/gu

/** Whether a reader sees anything of it: blanks and signs without width alone are nothing. */
export const isVisible = (text: string) =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/**
 * Text as it is kept: composed, without control characters but tabs and line breaks, without spaces around it. Text that
 * nobody can see is empty.
 * @param lines false: of one line, so that tabs and line breaks are spaces
 */
export function cleanText(text: string, lines = true): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controls, '')
  const clean = (lines ? composed : composed.replace(/[\t\n]+/g, ' ')).trim()
  return isVisible(clean) || clean.includes('\0') ? clean : ''
}
