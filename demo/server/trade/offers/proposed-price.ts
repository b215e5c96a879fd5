import type { Minor } from '../../../../src/core/money'
import type { Buyer } from '../cart/buyer'
import { offerFigures } from './offer-figures'
import type { OfferRow } from './offer-viewer'
import type { PricedLine } from './priced-lines'

/** Goods for so much come without freight, all others for a flat amount. */
const freeFrom = 100_000
const flat = 1_500
export const usualFreight = (goodsAmount: Minor): Minor => (goodsAmount >= freeFrom ? 0 : flat)

/** In hundredths of a price: 3 for little, 10 for much, 2 more each time somebody asks again. */
function discountOf(amount: Minor, askedAgain: number): number {
  const size = amount >= 5_000_000 ? 10 : amount >= 1_000_000 ? 8 : amount >= 200_000 ? 5 : 3
  return size + 2 * Math.min(askedAgain, 2)
}

/**
 * What the shop would take for a piece of each line: less for much, and what the buyer hopes for where that is
 * not below it; `null` where it does not know the goods.
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
    const met = targetPrice !== null && targetPrice >= lowest && targetPrice < known.price
    return Math.max(1, met ? targetPrice : lowest)
  })
}
