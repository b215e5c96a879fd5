import { $overrides, pick } from '../../core/language/messages'
import { unguarded } from '../../core/sheet/sheet-cell'
import type { Grid } from './delimited'
import type { OrderImport } from './order-import.store'
import { pickLines, type ListTable, type OrderLine } from './order-lines'
import { quickOrderMessages } from './quick-order.messages'

type NewLine = Omit<OrderLine, 'key'>

const says = (key: 'reason' | 'ownRow', cell: string | undefined) =>
  [...$overrides.get().keys()].some((locale) => cell === pick(quickOrderMessages[key], locale))

/** Returns whether a table is a corrected fault sheet: its head ends with reason and row number, in any language. */
const returns = ([head = []]: Grid) => says('reason', head.at(-2)) && says('ownRow', head.at(-1))

/** Returns the rows of a list with their row numbers; rows of a corrected fault sheet have their original numbers. */
export function linesOfList({ grid, numbers, columns }: OrderImport, list: number) {
  const back = columns.head && returns(grid)
  const width = back ? (grid[0]?.length ?? 0) - 2 : undefined
  const cells = grid.map((row) => row.slice(0, width).map((cell) => (back ? unguarded(cell) : cell)))
  const { head, code, quantity, unit } = columns
  const first = head ? 1 : 0
  const lines = pickLines(cells, columns).map((line, at): NewLine => {
    const number = numbers[at + first] ?? at + 1
    const own = width === undefined ? '' : (grid[at + first]?.[width + 1] ?? '')
    const row = own || (list > 1 ? `${list}-${number}` : `${number}`)
    return { ...line, row, list, cells: cells[at + first] }
  })
  const table: ListTable = { list, head: head ? (cells[0] ?? []) : [], code, quantity, unit }
  return { lines, table, back }
}

/** Replaces exported rows by their corrections and appends new rows. */
export function merged(before: readonly OrderLine[], more: readonly OrderLine[]): OrderLine[] {
  const gone = new Set(before.flatMap(({ inSheet, row }) => (inSheet ? [row] : [])))
  const remaining = before.flatMap((line) => {
    const corrected = line.inSheet ? more.filter(({ row }) => row === line.row) : []
    return corrected.length > 0 ? corrected : [line]
  })
  return [...remaining, ...more.filter(({ row }) => !gone.has(row))]
}
