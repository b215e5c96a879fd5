import type { Grid } from './delimited'
import type { OrderColumns } from './order-columns'

/** One row of the order as it was pasted or typed; both texts may be anything. */
export type OrderLine = { key: number; code: string; quantity: string }

export const isBlank = ({ code, quantity }: Pick<OrderLine, 'code' | 'quantity'>) =>
  code.trim() === '' && quantity.trim() === ''

const thousands = /^\d{3}$/

/**
 * A quantity that was written with commas in a text that is separated by commas stands in several cells: those
 * that are too many at the end of a row belong to it. `A-1,1,000` is 1,000 of A-1.
 */
function quantityIn(row: string[], at: number, width: number): string {
  const cell = row[at] ?? ''
  const rest = row.slice(at + 1)
  const split =
    at === width - 1 && rest.length > 0 && /^\d{1,3}$/.test(cell) && rest.every((one) => thousands.test(one))
  return split ? [cell, ...rest].join(',') : cell
}

/** The length that most rows have. */
function usualWidth(grid: Grid): number {
  const counts = new Map<number, number>()
  for (const { length } of grid) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0]
}

/** Code and quantity of each row below the head. */
export function pickLines(grid: Grid, { code, quantity, head }: OrderColumns): Omit<OrderLine, 'key'>[] {
  const width = usualWidth(grid)
  return (head ? grid.slice(1) : grid).map((row) => ({
    code: row[code] ?? '',
    quantity: quantityIn(row, quantity, width),
  }))
}
