import type { Minor } from '../../core/money'
import type { CartLine, CartSummary } from './cart.contract'

/** Returns the price per piece at a quantity. */
export const priceFor = ({ price, priceSteps }: CartLine, quantity: number): Minor =>
  priceSteps?.findLast(({ from }) => from <= quantity)?.price ?? price

type Changed = { line: CartLine; quantity: number; amount: Minor }

/**
 * Returns the totals with changed quantities. Only the server computes discounts: with activities or coupons, `payAmount`
 * stays as the server last sent it.
 */
export function summaryWith(
  summary: CartSummary,
  changed: ReadonlyMap<string, Changed>,
  selection: ReadonlyMap<string, boolean>,
): CartSummary {
  let { totalCount, checkedCount, amount } = summary
  for (const [id, { line, quantity, amount: comes }] of changed) {
    totalCount += quantity - line.quantity
    if (!selection.get(id)) continue
    checkedCount += quantity - line.quantity
    amount += comes - line.amount
  }
  const { discount, coupons, promotions, payAmount } = summary
  const reduced = discount > 0 || coupons.length > 0 || promotions.length > 0
  return { ...summary, totalCount, checkedCount, amount, payAmount: reduced ? payAmount : amount }
}
