import { couponType } from './coupon-type'
import type { CouponOffer } from './coupon-shapes'

/** Of each slot one coupon counts: one of the platform, and one of each shop. */
export const slotOf = ({ type, shop }: CouponOffer) =>
  type === couponType.code.merchant ? `shop ${shop?.id}` : ''

/**
 * Ids of all coupons that are wanted once another one was chosen in a slot.
 * @param id empty: none
 */
export function chosenWith(offers: readonly CouponOffer[], slot: string, id: string): string[] {
  const others = offers.filter((offer) => offer.chosen && slotOf(offer) !== slot).map((offer) => offer.id)
  return id ? [...others, id] : others
}
