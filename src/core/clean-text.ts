// NUL is not among them: it is no slip of a keyboard, and is refused.
const controls = /(?![\0\t\n])\p{Cc}/gu

/**
 * Text as it is kept: composed, without control characters but tabs and line breaks, without spaces around it.
 * @param lines false: of one line, so that tabs and line breaks are spaces
 */
export function cleanText(text: string, lines = true): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controls, '')
  return (lines ? composed : composed.replace(/[\t\n]+/g, ' ')).trim()
}
