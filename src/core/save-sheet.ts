import { sheetData, type Cell } from './sheet-cell'

type Sheet = {
  fileName: string
  /** What the sheet is called. */
  name: string
  rows: readonly (readonly Cell[])[]
  /** Of the columns, in signs. */
  widths: readonly number[]
  /** Whether a number is an amount: it is shown with two decimals. */
  isAmount?: (row: readonly Cell[], column: number) => boolean
}

/** Has the browser keep rows as a workbook of one sheet, its head in bold. No text in it is a formula. */
export async function saveSheet({ fileName, name, rows, widths, isAmount = () => false }: Sheet) {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const data = sheetData(rows).map((row, at) =>
    row.map((cell, column) =>
      cell.type === Number && isAmount(rows[at] ?? [], column) ? { ...cell, format: '#,##0.00' } : cell,
    ),
  )
  const columns = widths.map((width) => ({ width }))
  await writeXlsxFile(data, { sheet: name.slice(0, 31), columns, stickyRowsCount: 1 }).toFile(fileName)
}
