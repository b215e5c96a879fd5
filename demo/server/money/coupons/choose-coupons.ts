import type { Minor } from '../../../../src/core/money'
import { couponType } from '../../../../src/money/coupons/coupon-type'
import { countsFor, cutOf, type Cut, type Terms } from './coupon-cut'
import { takeOff, type CostLine } from './line-costs'

/** A coupon that its owner could use, by what it says. */
export type Held = Terms & { id: string; type: number; useFrom: Date; useTo: Date }
export type Offer<H extends Held = Held> = {
  held: H
  cut: Cut
  chosen: boolean
  /** What it takes off each line; nothing unless it is chosen. */
  parts: ReadonlyMap<string, Minor>
}

/** One coupon of a shop for each shop, and one of the platform. */
const slotOf = ({ type, shopId }: Held) => (type === couponType.code.merchant ? `shop ${shopId}` : 'platform')

/** Merchants' coupons come before the platform's. */
const inTurn = <H extends Held>(list: readonly H[]) =>
  list.toSorted((a, b) => b.type - a.type || Number(a.useTo) - Number(b.useTo) || (a.id < b.id ? -1 : 1))

/**
 * Takes coupons off lines.
 * @param held what the buyer has, unused and not over
 * @param wanted ids that the buyer chose; null: the best of each slot, of equal ones the one that ends first
 * @returns the lines with their shares, and each coupon with what it takes off or would take off now
 */
export function chooseCoupons<H extends Held>(
  start: readonly CostLine[],
  held: readonly H[],
  wanted: readonly string[] | null,
  now: Date,
): { lines: CostLine[]; offers: Offer<H>[] } {
  const slots = new Map<string, H[]>()
  for (const one of inTurn(held)) slots.set(slotOf(one), [...(slots.get(slotOf(one)) ?? []), one])
  let lines = [...start]
  const offers: Offer<H>[] = []
  for (const slot of slots.values()) {
    const before = lines
    const tried = slot.map((one): Offer<H> => {
      const cut: Cut = one.useFrom > now ? { amount: 0, reason: 'early' } : cutOf(one, before)
      return { held: one, cut, chosen: false, parts: new Map() }
    })
    const fitting = tried.filter(({ cut }) => cut.amount > 0)
    const best = wanted
      ? fitting.find(({ held: { id } }) => wanted.includes(id))
      : fitting.toSorted((a, b) => b.cut.amount - a.cut.amount)[0]
    if (best) lines = takeOff(before, 'coupon', best.cut.amount, countsFor(best.held))
    const parts = new Map(lines.map((line, at) => [line.id, line.coupon - (before[at]?.coupon ?? 0)]))
    offers.push(...tried.map((offer) => (offer === best ? { ...offer, chosen: true, parts } : offer)))
  }
  return { lines, offers }
}
