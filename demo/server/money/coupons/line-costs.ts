import type { Minor } from '../../../../src/core/money'
import { shareOut } from './share-out'

/** Reductions of a line by activities, coupons and points, in this order. */
export type Shares = { discount: Minor; coupon: Minor; points: Minor }

/** A line that is to be ordered, as far as reductions look at it. */
export type CostLine = Shares & {
  id: string
  goodsId: string
  shopId: string
  /** The three levels of the category tree. */
  categoryIds: readonly string[]
  /** At the buyer's own price. */
  amount: Minor
}

export const noShares: Shares = { discount: 0, coupon: 0, points: 0 }

/** Returns the amount of a line less its reductions. */
export const payShareOf = (amount: Minor, { discount, coupon, points }: Shares = noShares): Minor =>
  amount - discount - coupon - points

const leftOf = (line: CostLine): Minor => payShareOf(line.amount, line)
const sum = (lines: readonly CostLine[], of: (line: CostLine) => Minor) =>
  lines.reduce((total, line) => total + of(line), 0)

/** Sums the amounts to pay. */
export const left = (lines: readonly CostLine[]) => sum(lines, leftOf)
/** Sums the amounts after activities, to which thresholds apply. */
export const spent = (lines: readonly CostLine[]) => sum(lines, ({ amount, discount }) => amount - discount)
/** Sums one kind of reduction. */
export const taken = (lines: readonly CostLine[], kind: keyof Shares) => sum(lines, (line) => line[kind])

/**
 * Takes an amount off some of the lines, in proportion to what is left of each, exactly.
 * @param amount at most what is left of them
 */
export function takeOff(
  lines: readonly CostLine[],
  kind: keyof Shares,
  amount: Minor,
  from: (line: CostLine) => boolean,
): CostLine[] {
  const parts = shareOut(
    amount,
    lines.map((line) => (from(line) ? leftOf(line) : 0)),
  )
  return lines.map((line, at) => ({ ...line, [kind]: line[kind] + (parts[at] ?? 0) }))
}
