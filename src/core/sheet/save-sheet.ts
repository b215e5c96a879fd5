import { sheetData, type Cell } from './sheet-cell'

type Sheet = {
  fileName: string
  /** Name of the sheet. */
  name: string
  rows: readonly (readonly Cell[])[]
  /** Widths of the columns, in characters. */
  widths: readonly number[]
}

/** Saves rows as a workbook with one sheet and a bold header. No text becomes a formula. */
export async function saveSheet({ fileName, name, rows, widths }: Sheet) {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const columns = widths.map((width) => ({ width }))
  await writeXlsxFile(sheetData(rows), { sheet: name.slice(0, 31), columns, stickyRowsCount: 1 }).toFile(
    fileName,
  )
}
