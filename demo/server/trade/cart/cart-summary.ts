import type { CartLine, CartSummary } from '../../../../src/trade/cart/cart.contract'

type Counted = Pick<CartLine, 'quantity' | 'amount' | 'checked' | 'invalidReason'>

const total = (lines: Counted[], of: 'quantity' | 'amount') => lines.reduce((sum, line) => sum + line[of], 0)

/** The counts and amounts of a cart, in minor units: checked lines that can be ordered make the total. */
export function summaryOf(lines: Counted[]): CartSummary {
  const orderable = lines.filter(({ invalidReason }) => !invalidReason)
  const chosen = orderable.filter(({ checked }) => checked === 10)
  const amount = total(chosen, 'amount')
  const discount = 0
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
