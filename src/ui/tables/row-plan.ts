import type { Key } from 'react'

/** A row that stands in the page, and how high what is left out before it is, in px. */
export type PlacedRow = { at: number; gap: number }
/** The rows that stand in the page, in their order, and how high what is left out after them is. */
export type RowPlan = { rows: readonly PlacedRow[]; rest: number }

/** What a list consists of. */
export type Rows = {
  keys: readonly Key[]
  /** The row that stands in the page wherever this one does: its heading. */
  headOf?: ((at: number) => number) | undefined
}

export const firstRows = (count: number): RowPlan => ({
  rows: Array.from({ length: count }, (_, at) => ({ at, gap: 0 })),
  rest: 0,
})
