import type { CartLine, CartSummary } from '../../../../src/trade/cart/cart.contract'

type Counted = Pick<CartLine, 'quantity' | 'amount' | 'checked' | 'invalidReason'>

const total = (lines: Counted[], of: 'quantity' | 'amount') => lines.reduce((sum, line) => sum + line[of], 0)

/** Returns whether a line counts in the total: selected and orderable. */
export const isChosen = ({ checked, invalidReason }: Pick<Counted, 'checked' | 'invalidReason'>) =>
  checked === 10 && !invalidReason

/**
 * Calculates the counts and amounts of a cart, in minor units.
 * @param discount reductions of the chosen lines by activities and coupons
 */
export function summaryOf(lines: Counted[], discount = 0): Omit<CartSummary, 'coupons' | 'promotions'> {
  const orderable = lines.filter(({ invalidReason }) => !invalidReason)
  const chosen = lines.filter(isChosen)
  const amount = total(chosen, 'amount')
  return {
    totalCount: total(lines, 'quantity'),
    kinds: lines.length,
    checkedCount: total(chosen, 'quantity'),
    checkedKinds: chosen.length,
    amount,
    discount,
    payAmount: amount - discount,
    allChecked: orderable.length > 0 && chosen.length === orderable.length ? 10 : 20,
  }
}
