import type { TidyGrid } from './delimited'
import { guessColumns } from './order-columns'

/** So many rows may stand above the head: a title, a date, a buyer. */
const mostTitles = 10

/**
 * Takes out what stands around the head of a table: titles above it, which programs merge over all columns, and a
 * second row of it without any figure, where its cells are merged downwards.
 */
export function belowTitles({ grid, numbers, ...more }: TidyGrid): TidyGrid {
  const isHead = (row: string[]) => {
    const { head, code, quantity } = guessColumns([row])
    return head && code >= 0 && quantity >= 0
  }
  const found = grid.slice(0, mostTitles + 1).findIndex(isHead)
  if (found < 0) return { grid, numbers, ...more }
  const { code } = guessColumns([grid[found] ?? []])
  const below = grid[found + 1] ?? []
  const isSecond = below.length > 0 && !below[code] && !/\d/.test(below.join(''))
  const withoutTitles = <Each>(rows: readonly Each[]) => [
    ...rows.slice(found, found + 1),
    ...rows.slice(found + (isSecond ? 2 : 1)),
  ]
  return { grid: withoutTitles(grid), numbers: withoutTitles(numbers), ...more }
}
