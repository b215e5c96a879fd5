import type { Change, Created, Fault } from './fault'
import type { Cells } from './read-cells'
import type { rowOutcome } from './row-outcome'

/** A row of a file, as it is kept. */
export type SourceRow = { number: number; groupNumber: number; twin: number | null; cells: Cells }

/** What becomes of a row. */
export type PlannedRow = {
  number: number
  outcome: keyof (typeof rowOutcome)['code']
  faults: Fault[]
  changes: Change[]
}

/** What becomes of some rows, found out without writing anything. */
export type Planned = { rows: PlannedRow[]; creates: Created }
