import type { Key } from 'react'

/** A rendered row, and the height in pixels of the omitted rows before it. */
export type PlacedRow = { at: number; gap: number }
/** Rendered rows in order, and the height in pixels of the omitted rows after them. */
export type RowPlan = { rows: readonly PlacedRow[]; rest: number }

/** Rows of a list. */
export type Rows = {
  keys: readonly Key[]
  /** Returns the heading of a row, which is rendered whenever the row is. */
  headOf?: ((at: number) => number) | undefined
}

export const firstRows = (count: number): RowPlan => ({
  rows: Array.from({ length: count }, (_, at) => ({ at, gap: 0 })),
  rest: 0,
})
