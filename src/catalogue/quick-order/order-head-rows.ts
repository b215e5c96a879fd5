import type { TidyGrid } from './delimited'
import { guessColumns } from './order-columns'

/** Maximum number of rows above the head, such as title, date and buyer. */
const mostTitles = 10

/**
 * Removes the rows around the head of a table: titles above it, often merged over all columns, a second head row
 * without digits, as left by vertically merged cells, and the same head further below, where lists were joined.
 */
export function belowTitles({ grid, numbers, ...more }: TidyGrid): TidyGrid {
  const isHead = (row: string[]) => {
    const { head, code, quantity } = guessColumns([row])
    return head && code >= 0 && quantity >= 0
  }
  const found = grid.slice(0, mostTitles + 1).findIndex(isHead)
  if (found < 0) return { grid, numbers, ...more }
  const head = grid[found] ?? []
  const { code } = guessColumns([head])
  const below = grid[found + 1] ?? []
  const isSecond = below.length > 0 && !below[code] && !/\d/.test(below.join(''))
  const first = found + (isSecond ? 2 : 1)
  const again = head.join('\t')
  const withoutTitles = <Each>(rows: readonly Each[]) => [
    ...rows.slice(found, found + 1),
    ...rows.filter((_, at) => at >= first && grid[at]?.join('\t') !== again),
  ]
  return { grid: withoutTitles(grid), numbers: withoutTitles(numbers), ...more }
}
