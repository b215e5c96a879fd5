/** Cells of a table, row by row; rows may differ in length. */
export type Grid = string[][]

const separators = ['\t', ';', ',', '；', '，', '|'] as const
/** Maximum length of a quoted cell. An unclosed quote is an ordinary character, as in 5". */
const longestQuoted = 2_000

/** Returns the index just behind the closing quote of a quoted cell that starts at `from`; undefined: not a quoted cell. */
function endOfQuoted(text: string, from: number, separator: string): number | undefined {
  const last = Math.min(text.length, from + longestQuoted)
  for (let at = from + 1; at < last; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') {
      at++
      continue
    }
    const next = text[at + 1]
    if (next !== undefined && next !== separator && next !== '\n') return undefined
    // Tabs and line ends inside the quotes mean that two rows start with a quote, instead of one long cell.
    const inside = text.slice(from, at)
    return inside.includes('\t') && inside.includes('\n') ? undefined : at + 1
  }
  return undefined
}

/** Splits at separators and line ends outside of quotes. */
function cut(text: string, separator: string): Grid {
  const grid: Grid = []
  let row: string[] = []
  let from = 0
  while (from <= text.length) {
    const quotedEnd = text[from] === '"' ? endOfQuoted(text, from, separator) : undefined
    let end = quotedEnd ?? from
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end++
    row.push(
      quotedEnd === undefined
        ? text.slice(from, end)
        : text.slice(from + 1, quotedEnd - 1).replaceAll('""', '"'),
    )
    if (text[end] !== separator) {
      grid.push(row)
      row = []
    }
    from = end + 1
  }
  return grid
}

/** Removes a multiplication sign at the end, as in `6204-2RS x`, which preceded the quantity. */
function withoutSign(code: string) {
  const before = code.slice(0, -1)
  return /[xX×*]$/.test(code) && /\s$/.test(before) ? before.trimEnd() : code
}

/** Maximum length of a line with code and quantity. Limits the backtracking of the patterns. */
const longestLine = 200

/** A code and its quantity after the last gap: `6204-2RS 20`, `6204-2RS x 20`, `6204-2RS - 20`. */
const atGap = /^(.*?\S)(?:\s+|\s*[×*]\s*|\s+[xX]\s*|\s+\p{Pd}\s+)([\d０-９]{1,7})$/u

/**
 * Splits a line at the gap before its quantity. Digits after letters only are not a quantity but part of the
 * designation: `SKF 6205`.
 */
export function cutLineAtGap(line: string): [code: string, quantity: string] | undefined {
  if (line.length > longestLine) return undefined
  const [, before = '', quantity] = atGap.exec(line.trim()) ?? []
  const code = withoutSign(before)
  return quantity && /\d/.test(code.normalize('NFKC')) ? [code, quantity] : undefined
}

const signs = '\t;；，、|'
const quantityText = /^[\d０-９][\d０-９,，]*(?:\.0+)?\s*\p{L}{0,8}$/u
/** Splits at the last separator before a quantity. A full-width comma may also be part of the quantity. */
function cutAtLastSign(line: string): [code: string, quantity: string] | undefined {
  for (let at = line.length - 1; at > 0; at--) {
    const sign = line.charAt(at)
    if (!signs.includes(sign)) continue
    const [code, quantity] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    if (code && quantityText.test(quantity)) return [code, quantity]
    if (sign !== '，') return undefined
  }
  return undefined
}
/** The first comma before a number: `A-6,1,200` is 1,200 of A-6. */
const atComma = /^(.*?[^\s,])\s*,\s*((?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.0+)?\s*\p{L}{0,8})$/u

/** Splits a line at the separator between code and quantity: `NB-6203-ZZ；15`. */
export function cutLineAtSign(line: string): [code: string, quantity: string] | undefined {
  if (line.length > longestLine) return undefined
  const atSign = cutAtLastSign(line.trim())
  if (atSign) return atSign
  const [, code, quantity] = atComma.exec(line.trim()) ?? []
  return code && quantity ? [code, quantity] : undefined
}

/** Splits each line of a text without a common separator by its own content. */
const cutLines = (text: string): Grid =>
  text.split('\n').map((line) => {
    if (line.trim().includes('\t')) return line.split('\t')
    return cutLineAtSign(line) ?? cutLineAtGap(line) ?? [line]
  })

/** Tabs at the end of a cell. Shop exports append them to codes to keep these as text; they do not separate cells. */
const tabsBehind = /\t{1,9}(?=["“”]?\s{0,9}(?:[,;；，|]|$))/g

/** Returns the separator that most lines contain. Tabs win over other separators with the same count. */
function separatorOf(text: string): string | undefined {
  const lines = text
    .split('\n', 200)
    .filter((line) => line.trim())
    .map((line) => line.replace(tabsBehind, ''))
  const found = separators.map((sign) => ({
    sign,
    lines: lines.filter((line) => line.includes(sign)).length,
  }))
  const best = found.reduce((one, other) => (other.lines > one.lines ? other : one))
  const isTable = best.sign === '\t' ? best.lines > 0 : best.lines * 2 > lines.length
  return isTable ? best.sign : undefined
}

const clean = (cell: string) => cell.replace(/[\p{Cc}\p{Cf}\u00a0]+/gu, ' ').trim()

/** A table without empty rows. `numbers` are the original row numbers, counted from 1. */
export type TidyGrid = { grid: Grid; numbers: number[] }

/** Removes empty rows, and spaces and invisible characters at the ends of cells. */
export function tidy(grid: Grid): TidyGrid {
  const filled = grid
    .map((row, at) => ({ number: at + 1, row: row.map((cell) => clean(cell.toWellFormed())) }))
    .filter(({ row }) => row.some((cell) => cell !== ''))
  return { grid: filled.map(({ row }) => row), numbers: filled.map(({ number }) => number) }
}

/** Parses text from a spreadsheet's clipboard, from typing or from a CSV file. */
export function readDelimited(given: string): TidyGrid {
  const whole = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // The line `sep=` is for spreadsheets only. It becomes an empty row, so that the row numbers stay.
  const [first = '', named] = /^"?sep=(.)"?(?=\n|$)/i.exec(whole) ?? []
  const text = whole.slice(first.length)
  const separator = named ?? separatorOf(text)
  return tidy(separator === undefined ? cutLines(text) : cut(text, separator))
}
