export type Cell = string | number

const sign = '[=+\\-@＝＋－＠]'
const starts = new RegExp(`^\\s*${sign}|^[\\t\\r\\n]`)
// Places where another country's list separator, a tab or a line end begins a new cell.
const inside = new RegExp(`([;\\t\\r\\n|])(?=[\\s"]{0,9}${sign})`, 'g')
const guarded = new RegExp(`(^|[;\\t\\r\\n|])'(?=[\\s"]{0,9}(?:${sign}|[\\t\\r\\n]))`, 'g')

/** Prevents spreadsheets from reading a text as a formula. Numbers stay numbers. */
export const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' && starts.test(cell) ? `'${cell}` : cell

/** Same for text files, which a spreadsheet may split at another separator. */
export const harmlessText = (cell: Cell): Cell =>
  harmless(typeof cell === 'string' ? cell.replace(inside, "$1'") : cell)

/** Reverses `harmless`. */
export const unguarded = (text: string): string => text.replace(guarded, '$1')

/** Returns the rows of a workbook: texts are no formulas, the first row is bold. */
export const sheetData = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row, at) =>
    row.map((cell) => {
      const value = harmless(cell)
      return typeof value === 'number'
        ? { type: Number, value }
        : { type: String, value, ...(at === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
