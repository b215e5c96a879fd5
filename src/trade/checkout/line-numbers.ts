import { readOrderFile } from '../../catalogue/quick-order/read-order-file'
import type { DraftChange, DraftLine } from './checkout.contract'
import { longestNumber } from './text-limits'

type Notes = NonNullable<DraftChange['notes']>
type Named = Pick<DraftLine, 'id' | 'skuCode'>

/** Column headings in Chinese and English. */
const headings = {
  code: /型号|编码|货号|sku|code|model/i,
  purchaseNo: /采购|订单号|p\.?o\.?\b|purchase/i,
  costCentre: /成本|cost/i,
}
const plain = { code: 0, purchaseNo: 1, costCentre: 2 }
const keyOf = (code: string) => code.trim().toLowerCase()

/** Finds the columns by their headings. Default order: model, order number, cost centre. */
function columnsOf(first: readonly string[]) {
  const at = (heading: RegExp) => first.findIndex((cell) => heading.test(cell))
  const code = at(headings.code)
  if (code < 0) return undefined
  return { code, purchaseNo: at(headings.purchaseNo), costCentre: at(headings.costCentre) }
}

/**
 * Reads the buyer's own numbers from a table, matched to lines by model.
 * @returns the notes, the number of rows without a line, and the number of rows skipped because a number is too long
 */
export function numbersIn(grid: readonly (readonly string[])[], lines: readonly Named[]) {
  const [first = [], ...below] = grid
  const columns = columnsOf(first)
  const { code, purchaseNo, costCentre } = columns ?? plain
  const cell = (row: readonly string[], column: number) => (row[column] ?? '').trim()
  const rows = new Map(
    (columns ? below : grid).map((row) => [
      keyOf(row[code] ?? ''),
      { purchaseNo: cell(row, purchaseNo), costCentre: cell(row, costCentre) },
    ]),
  )
  const isLong = ({ purchaseNo: no, costCentre: centre }: { purchaseNo: string; costCentre: string }) =>
    no.length > longestNumber || centre.length > longestNumber
  const notes: Notes = lines.flatMap(({ id: lineId, skuCode }) => {
    const row = rows.get(keyOf(skuCode))
    return row && !isLong(row) ? [{ lineId, ...row }] : []
  })
  const known = new Set(lines.map(({ skuCode }) => keyOf(skuCode)))
  const unknown = [...rows.keys()].filter((key) => !known.has(key)).length
  return { notes, unknown, tooLong: [...rows.values()].filter(isLong).length }
}

/** Reads the buyer's own numbers from a CSV or XLSX file in the browser. Undefined if the file is no table. */
export async function numbersFrom(file: Blob, lines: readonly Named[]) {
  const reading = await readOrderFile(file)
  return 'grid' in reading ? numbersIn(reading.grid, lines) : undefined
}
