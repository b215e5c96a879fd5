import type { Minor } from '../../../../src/core/money'
import { couponType } from '../../../../src/money/coupons/coupon-type'
import { countsFor, cutOf, type Cut, type Terms } from './coupon-cut'
import { takeOff, type CostLine } from './line-costs'

/** An available coupon with its terms. */
export type CouponTerms = Terms & { id: string; type: number; useFrom: Date; useTo: Date }
export type Offer<H extends CouponTerms = CouponTerms> = {
  coupon: H
  cut: Cut
  chosen: boolean
  /** Discount per line; empty if not chosen. */
  parts: ReadonlyMap<string, Minor>
}

/** Returns the slot: one coupon per shop, and one of the platform. */
const slotOf = ({ type, shopId }: CouponTerms) =>
  type === couponType.code.merchant ? `shop ${shopId}` : 'platform'

/** Merchants' coupons come before the platform's. */
const inTurn = <H extends CouponTerms>(list: readonly H[]) =>
  list.toSorted((a, b) => b.type - a.type || Number(a.useTo) - Number(b.useTo) || (a.id < b.id ? -1 : 1))

/**
 * Applies coupons to lines.
 * @param coupons the buyer's valid coupons
 * @param wanted chosen ids; null: the best of each slot, among equal ones the earliest to expire
 * @returns the lines with their shares, and each coupon with its actual or possible discount
 */
export function chooseCoupons<H extends CouponTerms>(
  start: readonly CostLine[],
  coupons: readonly H[],
  wanted: readonly string[] | null,
  now: Date,
): { lines: CostLine[]; offers: Offer<H>[] } {
  const slots = new Map<string, H[]>()
  for (const one of inTurn(coupons)) slots.set(slotOf(one), [...(slots.get(slotOf(one)) ?? []), one])
  let lines = [...start]
  const offers: Offer<H>[] = []
  for (const slot of slots.values()) {
    const before = lines
    const tried = slot.map((one): Offer<H> => {
      const cut: Cut = one.useFrom > now ? { amount: 0, reason: 'early' } : cutOf(one, before)
      return { coupon: one, cut, chosen: false, parts: new Map() }
    })
    const fitting = tried.filter(({ cut }) => cut.amount > 0)
    const best = wanted
      ? fitting.find(({ coupon: { id } }) => wanted.includes(id))
      : fitting.toSorted((a, b) => b.cut.amount - a.cut.amount)[0]
    if (best) lines = takeOff(before, 'coupon', best.cut.amount, countsFor(best.coupon))
    const parts = new Map(lines.map((line, at) => [line.id, line.coupon - (before[at]?.coupon ?? 0)]))
    offers.push(...tried.map((offer) => (offer === best ? { ...offer, chosen: true, parts } : offer)))
  }
  return { lines, offers }
}
