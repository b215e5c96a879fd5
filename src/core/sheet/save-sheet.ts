import { sheetData, type Cell } from './sheet-cell'

type Sheet = {
  fileName: string
  /** Name of the sheet. */
  name: string
  rows: readonly (readonly Cell[])[]
  /** Widths of the columns, in characters. */
  widths: readonly number[]
  /** Returns whether a number is an amount with two decimals. */
  isAmount?: (row: readonly Cell[], column: number) => boolean
}

/** Saves rows as a workbook with one sheet and a bold header. No text becomes a formula. */
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
