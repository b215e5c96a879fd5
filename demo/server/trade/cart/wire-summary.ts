import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { getCart } from '../../../../src/trade/cart/cart.contract'
import { wireOffers } from '../../money/coupons/wire-coupon'
import { left } from '../../money/coupons/line-costs'
import { earnedGifts } from '../orders/earned-gifts'
import type { Buyer } from './buyer'
import { isChosen, summaryOf } from './cart-summary'
import { chosenCoupons } from './chosen-coupons'
import { isCustom } from './is-custom'
import type { LineFigures } from './line-figures'
import { reductionsFor, type Promotion } from './reductions'

type WireSummary = Answer<typeof getCart>['summary']

/** Formats an activity for display beside goods. */
export const wirePromotion = ({ id, shopId, title, from, by, chosen, cut }: Promotion) => ({
  activityId: id,
  shopId,
  title,
  from: toDecimal(from),
  by: toDecimal(by),
  chosen: toDecimal(chosen),
  cut: toDecimal(cut),
})

/** Returns the totals of a cart after coupons. Points apply in the checkout only. */
export async function wireSummary(buyer: Buyer, lines: LineFigures[]): Promise<WireSummary> {
  const chosen = lines.filter(isChosen)
  const couponIds = await chosenCoupons(buyer.who)
  const {
    lines: costs,
    sharesOf,
    offers,
    promotions,
  } = await reductionsFor(buyer, chosen, { couponIds, points: 0 })
  const custom = new Set(chosen.filter(isCustom).map(({ id }) => id))
  const reduced = chosen.reduce((sum, { id }) => sum + sharesOf(id).discount + sharesOf(id).coupon, 0)
  const { amount, discount, payAmount, ...counts } = summaryOf(lines, reduced)
  return {
    ...counts,
    amount: toDecimal(amount),
    discount: toDecimal(discount),
    payAmount: toDecimal(payAmount),
    coupons: wireOffers(offers.filter(({ cut }) => cut.amount > 0)),
    promotions: promotions.map(wirePromotion),
    gifts: await earnedGifts(
      buyer.who,
      costs.map((line) => ({ shopId: line.shopId, custom: custom.has(line.id), worth: left([line]) })),
    ),
  }
}
