import type { TidyGrid } from './delimited'
import { guessColumns } from './order-columns'

/** Maximum number of rows above the head, such as title, date and buyer. */
const mostTitles = 10

/**
 * Removes the rows around the head of a table: titles above it, often merged over all columns, and a second head row
 * without digits, as left by vertically merged cells.
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
