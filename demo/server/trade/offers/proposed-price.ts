import type { Minor } from '../../../../src/core/money'
import type { Buyer } from '../cart/buyer'
import { offerFigures } from './offer-figures'
import type { OfferRow } from './offer-viewer'
import type { PricedLine } from './priced-lines'

/** Amount of goods from which freight is free. Below it, freight is a flat amount. */
const freeFrom = 100_000
const flat = 1_500
export const usualFreight = (goodsAmount: Minor): Minor => (goodsAmount >= freeFrom ? 0 : flat)

/** Discount in percent: 3 to 10 by amount, 2 more for each repeated request. */
function discountOf(amount: Minor, askedAgain: number): number {
  const size = amount >= 5_000_000 ? 10 : amount >= 1_000_000 ? 8 : amount >= 200_000 ? 5 : 3
  return size + 2 * Math.min(askedAgain, 2)
}

/**
 * Proposes the price of a piece per line: discounted by quantity, and at the buyer's target if it is not lower. `null` for
 * unknown goods.
 */
export async function proposed(
  buyer: Buyer,
  { quoteNo }: Pick<OfferRow, 'quoteNo'>,
  lines: readonly PricedLine[],
): Promise<(Minor | null)[]> {
  const wanted = lines.flatMap(({ id, skuId, qty }) => (skuId ? { id, skuId, quantity: qty } : []))
  const figures = new Map((await offerFigures(buyer, wanted)).map((one) => [one.id, one]))
  return lines.map(({ id, targetPrice }) => {
    const known = figures.get(id)
    if (!known || known.invalidReason === 'withdrawn' || known.invalidReason === 'notApproved') return null
    const lowest = Math.round((known.price * (100 - discountOf(known.amount, quoteNo))) / 100)
    const isMet = targetPrice !== null && targetPrice >= lowest && targetPrice < known.price
    return Math.max(1, isMet ? targetPrice : lowest)
  })
}
