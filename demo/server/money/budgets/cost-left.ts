import type { Minor } from '../../../../src/core/money'
import { shareOut } from '../coupons/share-out'
import type { LineCost } from './line-budgets'

/** Money that a refund returned to the buyer. `parts` are the refunded lines' shares; the rest is freight or was due for other lines. */
export type Returned = { amount: Minor; parts: readonly { lineId: string; amount: Minor }[] }

const total = (amounts: readonly Minor[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Takes an amount off all lines in proportion to their cost. Takes at most their cost. */
function takeOffAll(lines: readonly LineCost[], amount: Minor): LineCost[] {
  const weights = lines.flatMap(({ goods, freight }) => [goods, freight])
  const taken = shareOut(Math.min(amount, total(weights)), weights)
  return lines.map((line, at) => ({
    ...line,
    goods: line.goods - (taken[2 * at] ?? 0),
    freight: line.freight - (taken[2 * at + 1] ?? 0),
  }))
}

/** Returns the cost of each line after refunds. The sum is exact: nothing is lost, and no cost is negative. */
export function costLeft(lines: readonly LineCost[], refunds: readonly Returned[]): LineCost[] {
  return refunds.reduce<LineCost[]>(
    (left, { amount, parts }) => {
      const shares = parts.map((part) => part.amount)
      const wanted = shareOut(Math.min(amount, total(shares)), shares)
      const back = new Map(parts.map(({ lineId }, at) => [lineId, wanted[at] ?? 0]))
      const taken = left.map(({ id, goods }) => Math.min(goods, back.get(id) ?? 0))
      const rest = left.map((line, at) => ({ ...line, goods: line.goods - (taken[at] ?? 0) }))
      return takeOffAll(rest, amount - total(taken))
    },
    [...lines],
  )
}

/** Returns the cost of each line of an order that ended with some cost, such as an amount that was retained from its refund. */
export const costAtEnd = (lines: readonly LineCost[], cost: Minor): LineCost[] =>
  takeOffAll(lines, total(lines.flatMap(({ goods, freight }) => [goods, freight])) - cost)
