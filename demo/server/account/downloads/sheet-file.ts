import writeXlsxFile from 'write-excel-file/universal'
import { harmlessText, sheetData, type Cell } from '../../../../src/core/sheet/sheet-cell'

const quoted = (cell: Cell) => {
  const value = harmlessText(cell)
  const text = typeof value === 'object' ? value.amount : String(value)
  return /[",;\t\r\n|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats rows as CSV with a byte order mark, by which spreadsheets detect the encoding. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`)

/** Rows as a workbook of one sheet, its head in bold. */
export async function xlsxOf(rows: readonly (readonly Cell[])[], name: string): Promise<Uint8Array> {
  const data = sheetData(rows)
  const columns = (rows[0] ?? []).map(() => ({ width: 20 }))
  const file = await writeXlsxFile(data, { sheet: name.slice(0, 31), columns, stickyRowsCount: 1 }).toBlob()
  return new Uint8Array(await file.arrayBuffer())
}
