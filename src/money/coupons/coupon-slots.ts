import { couponType } from './coupon-type'
import type { CouponOffer } from './coupon-shapes'

/** Returns the slot of a coupon. One coupon applies per slot: one of the platform and one of each shop. */
export const slotOf = ({ type, shop }: CouponOffer) =>
  type === couponType.code.merchant ? `shop ${shop?.id}` : ''

/**
 * Returns the ids of all chosen coupons after a change in one slot.
 * @param id id of the chosen coupon, empty for none
 */
export function chosenWith(offers: readonly CouponOffer[], slot: string, id: string): string[] {
  const others = offers.filter((offer) => offer.chosen && slotOf(offer) !== slot).map((offer) => offer.id)
  return id ? [...others, id] : others
}
