import type { Change, Created, Fault } from './fault'
import type { Cells } from './read-cells'
import type { rowOutcome } from './row-outcome'

/** A stored row of an import file. */
export type SourceRow = { number: number; groupNumber: number; twin: number | null; cells: Cells }

/** Planned outcome of a row. */
export type PlannedRow = {
  number: number
  outcome: keyof (typeof rowOutcome)['code']
  faults: Fault[]
  changes: Change[]
}

/** Planned outcome of several rows, computed without writing. */
export type Planned = { rows: PlannedRow[]; creates: Created }
