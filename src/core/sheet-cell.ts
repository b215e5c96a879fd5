export type Cell = string | number

const sign = '[=+\\-@＝＋－＠]'
const starts = new RegExp(`^\\s*${sign}|^[\\t\\r\\n]`)
// Where a list separator of another country, a tab or a line end begins another cell.
const inside = new RegExp(`([;\\t\\r\\n|])(?=[\\s"]{0,9}${sign})`, 'g')
const guarded = new RegExp(`(^|[;\\t\\r\\n|])'(?=[\\s"]{0,9}(?:${sign}|[\\t\\r\\n]))`, 'g')

/** A text that no spreadsheet takes for a formula; numbers stay numbers. */
export const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' && starts.test(cell) ? `'${cell}` : cell

/** The same for a file of text, which a spreadsheet may cut at another separator than ours. */
export const harmlessText = (cell: Cell): Cell =>
  harmless(typeof cell === 'string' ? cell.replace(inside, "$1'") : cell)

/** Undoes what was done to a text so that it is no formula. */
export const unguarded = (text: string): string => text.replace(guarded, '$1')

/** Rows as a workbook holds them: texts harmless, the first row in bold. */
export const sheetData = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row, at) =>
    row.map((cell) => {
      const value = harmless(cell)
      return typeof value === 'number'
        ? { type: Number, value }
        : { type: String, value, ...(at === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
