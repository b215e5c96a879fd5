import { cutLineAtGap, cutLineAtSign, type Grid } from './delimited'
import type { OrderColumns } from './order-columns'

/** One row of the order as pasted or typed; its texts are not validated. */
export type OrderLine = {
  key: number
  code: string
  quantity: string
  /** Unit of the quantity, in the buyer's words or as a unit id; absent: pieces. */
  unit?: string | undefined
  /** Row number for the buyer: the row of their list, `2-15` of a second list, `+1` for a row typed below a list. */
  row: string
  /** Number of the list that contains the row; absent: typed here. */
  list?: number | undefined
  /** Original cells of the row in that list. */
  cells?: string[] | undefined
  /** The buyer's own code, if it was replaced by a suggestion. */
  ownCode?: string | undefined
  /** Exported in a fault sheet, which may be imported again with corrections. */
  inSheet?: boolean | undefined
  /** Sent in an inquiry to suppliers. */
  asked?: boolean | undefined
}

/** An imported list: its column names, if any, and the column of each role. */
export type ListTable = {
  list: number
  head: string[]
  code: number
  quantity: number
  unit?: number | undefined
}

export const isBlank = ({ code, quantity }: Pick<OrderLine, 'code' | 'quantity'>) =>
  code.trim() === '' && quantity.trim() === ''

const thousands = /^\d{3}$/

/**
 * Joins a quantity with thousands commas that a comma-separated text splits into several cells: surplus cells at the
 * end of a row belong to it. `A-1,1,000` is 1,000 of A-1.
 */
function quantityIn(row: string[], at: number, width: number): string {
  const cell = row[at] ?? ''
  const rest = row.slice(at + 1)
  const split =
    at === width - 1 && rest.length > 0 && /^\d{1,3}$/.test(cell) && rest.every((one) => thousands.test(one))
  return split ? [cell, ...rest].join(',') : cell
}

/** Returns the most frequent row length. */
function usualWidth(grid: Grid): number {
  const counts = new Map<number, number>()
  for (const { length } of grid) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0]
}

/** Returns code, quantity and unit of each row below the head. */
export function pickLines(
  grid: Grid,
  { code, quantity, unit, head }: OrderColumns,
): Pick<OrderLine, 'code' | 'quantity' | 'unit'>[] {
  const width = usualWidth(grid)
  return (head ? grid.slice(1) : grid).map((row) => {
    const given = ownLine(row, { code: row[code] ?? '', quantity: quantityIn(row, quantity, width) })
    return { ...given, unit: (unit !== undefined && row[unit]) || undefined }
  })
}

/** Reads a row with only one cell, or with the quantity in the cell of the code, like a typed line. */
function ownLine(row: string[], given: Pick<OrderLine, 'code' | 'quantity'>) {
  const [only = '', ...others] = row.filter((cell) => cell !== '')
  const isAlone = others.length === 0
  const line = isAlone ? only : given.code
  if (given.quantity !== '' && !(isAlone && given.code === '')) return given
  const [code, quantity] = cutLineAtSign(line) ?? (isAlone ? cutLineAtGap(line) : undefined) ?? []
  return code !== undefined && quantity !== undefined ? { code, quantity } : given
}
