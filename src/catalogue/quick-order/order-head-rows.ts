import type { TidyGrid } from './delimited'
import { guessColumns } from './order-columns'

/** Maximum number of rows above the head, such as title, date and buyer. */
const mostTitles = 10

/** A cell of the line under the head of a Markdown table, or an empty one. */
const rule = /^:?-{2,}:?$|^$/
const sumWord = /^((本页)?(合计|小计|总计|共计)|(sub ?|grand ?)?total)( ?[(:].{0,20})?$/i

/** Returns whether a row is a sum: its first text says so, and it has no code besides. */
function isSum(row: string[], code: number) {
  const text = row.find((cell) => cell !== '') ?? ''
  return sumWord.test(text.normalize('NFKC')) && [text, ''].includes(row[code] ?? '')
}

/**
 * Removes the rows around the head of a table: titles above it, often merged over all columns, a second head row
 * without digits, as left by vertically merged cells, the same head further below, where lists were joined, rules
 * of dashes, and sums.
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
  const isRow = (row: string[] = []) =>
    row.join('\t') !== again && !row.every((cell) => rule.test(cell)) && !isSum(row, code)
  const withoutTitles = <Each>(rows: readonly Each[]) => [
    ...rows.slice(found, found + 1),
    ...rows.filter((_, at) => at >= first && isRow(grid[at])),
  ]
  return { grid: withoutTitles(grid), numbers: withoutTitles(numbers), ...more }
}
