/** Amount of money: its decimal digits, for example '38.20', which a number would lose. */
export type Amount = { amount: string }
export type Cell = string | number | Amount

const sign = '[=+\\-@＝＋－＠]'
const starts = new RegExp(`^\\s*${sign}|^[\\t\\r\\n]`)
// Places where another country's list separator, a tab or a line end begins a new cell.
const inside = new RegExp(`([;\\t\\r\\n|])(?=[\\s"]{0,9}${sign})`, 'g')
const guarded = new RegExp(`(^|[;\\t\\r\\n|])'(?=[\\s"]{0,9}(?:${sign}|[\\t\\r\\n]))`, 'g')

/** Prevents spreadsheets from reading a text as a formula. Numbers stay numbers. */
export const harmless = <C extends Cell>(cell: C): C | string =>
  typeof cell === 'string' && starts.test(cell) ? `'${cell}` : cell

/** Same for text files, which a spreadsheet may split at another separator. */
export const harmlessText = <C extends Cell>(cell: C): C | string =>
  harmless(typeof cell === 'string' ? cell.replace(inside, "$1'") : cell)

/** Reverses `harmless`. */
export const unguarded = (text: string): string => text.replace(guarded, '$1')

/** Returns the number format that shows all decimals of an amount. */
const formatOf = ({ amount }: Amount) => `#,##0${(/\.\d+$/.exec(amount)?.[0] ?? '').replace(/\d/g, '0')}`

/** Returns the rows of a workbook: texts are no formulas, amounts have their decimals, the first row is bold. */
export const sheetData = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row, at) =>
    row.map((cell) => {
      const value = harmless(cell)
      if (typeof value === 'object')
        return { type: Number, value: Number(value.amount), format: formatOf(value) }
      return typeof value === 'number'
        ? { type: Number, value }
        : { type: String, value, ...(at === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
