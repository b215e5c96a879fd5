import { unguarded } from '../../../../src/core/sheet/sheet-cell'
import { emptied } from './cell-readers'
import type { Columns, Given } from './column'
import type { Fault } from './fault'
import { importLimits } from './import-limits'

/** Cells of a row by column. */
export type Cells = ReadonlyMap<string, string>

/** Returns the non-empty cells of a row. @param columns column of each cell; empty string for unknown columns */
export const cellsOf = (columns: readonly string[], cells: readonly string[]): Cells =>
  new Map(
    columns.flatMap((column, at) => {
      const cell = unguarded((cells[at] ?? '').trim())
      return column && cell ? [[column, cell]] : []
    }),
  )

const shown = (found: string) => (found.length > 80 ? `${found.slice(0, 80)}…` : found)

/** Reads the cells of the given columns. */
export function readCells<C extends Columns>(columns: C, cells: Cells): { given: Given<C>; faults: Fault[] } {
  const given: Record<string, unknown> = {}
  const faults: Fault[] = []
  for (const [column, { needed, empties, reader }] of Object.entries(columns)) {
    const cell = cells.get(column)
    if (cell === undefined) {
      if (needed === 'always') faults.push({ name: 'needed', column })
      continue
    }
    if (empties && cell === emptied) {
      given[column] = null
      continue
    }
    const read =
      cell.length > importLimits.cell
        ? { fault: { name: 'tooLong', values: { most: importLimits.cell } } satisfies Fault }
        : reader.read(cell)
    if ('fault' in read)
      faults.push({ ...read.fault, column, found: shown(cell.toWellFormed().replaceAll('\0', '')) })
    else given[column] = read.value
  }
  // Each value was read by its column's reader; the compiler cannot prove it through `C`.
  return { given: given as Given<C>, faults }
}

/** Formats a value as in an import file. */
export const shownAs = (columns: Columns, column: string, value: unknown): string =>
  value === null || value === undefined ? '' : (columns[column]?.reader.show(value) ?? '')
