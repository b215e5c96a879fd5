import { orderGifts, wireOrderGift, type OfferedGift } from '../../catalogue/gifts/order-gifts'
import { toDecimal, type Minor } from '../../../../src/core/money'
import type { Member } from '../../core/security/auth'
import { hadBefore } from '../checkout/exchanged-gift'

/** A line to be ordered. */
type Ordered = {
  shopId: string
  custom: boolean
  /** Amount to pay. */
  worth: Minor
}

/** Calculates the amounts of the orders that lines become: one per shop, and one more for its custom goods. */
function orderWorths(lines: readonly Ordered[]): { shopId: string; worth: Minor }[] {
  const worths = new Map<string, { shopId: string; worth: Minor }>()
  for (const { shopId, custom, worth } of lines) {
    const key = `${shopId} ${custom}`
    worths.set(key, { shopId, worth: (worths.get(key)?.worth ?? 0) + worth })
  }
  return [...worths.values()]
}

/** Returns how many of each gift a company may still receive. */
async function leftFor(companyId: string, offered: readonly OfferedGift[]): Promise<Map<string, number>> {
  const had = await hadBefore(
    companyId,
    offered.map(({ gift: { skuId } }) => skuId),
  )
  return new Map(
    offered.map(({ gift: { id, skuId, limit }, sku }) => [
      id,
      Math.min(limit - had(skuId), sku.stock - sku.reserved),
    ]),
  )
}

/**
 * Returns the gifts earned by lines if their orders are paid one after the other, by shop, and the amount missing to the
 * next gift.
 */
export async function earnedGifts(who: Member, lines: readonly Ordered[]) {
  const worths = orderWorths(lines)
  if (worths.length === 0) return undefined
  const offered = await orderGifts({ who, site: who.site })
  const left = await leftFor(who.companyId, offered)
  const taken: string[] = []
  const isLeft = ({ gift: { id, skuId } }: OfferedGift) =>
    (left.get(id) ?? 0) > taken.filter((each) => each === skuId).length
  const earned = worths.map(({ shopId, worth }) => {
    const found = offered.find((one) => one.orderAmount <= worth && isLeft(one))
    if (found) taken.push(found.gift.skuId)
    return { shopId, found }
  })
  return [...new Set(worths.map(({ shopId }) => shopId))].flatMap((shopId) => {
    const own = earned.flatMap((one) => (one.shopId === shopId && one.found ? [one.found] : []))
    const worth = Math.max(...worths.flatMap((one) => (one.shopId === shopId ? [one.worth] : [])))
    const next = offered.findLast((one) => one.orderAmount > worth && (left.get(one.gift.id) ?? 0) > 0)
    return [
      ...own.map((one) => ({ shopId, ...wireOrderGift(one) })),
      ...(next ? [{ shopId, ...wireOrderGift(next), missing: toDecimal(next.orderAmount - worth) }] : []),
    ]
  })
}
