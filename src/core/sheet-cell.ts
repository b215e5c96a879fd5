export type Cell = string | number

const starts = /^[=+\-@\t\r\n]/

/** A text that no spreadsheet takes for a formula; numbers stay numbers. */
export const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' && starts.test(cell) ? `'${cell}` : cell

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
