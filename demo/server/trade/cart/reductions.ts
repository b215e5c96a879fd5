import { eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import type { Running } from '../../catalogue/activities/running-activities'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { accountOf } from '../../money/accounts/account-rows'
import { chooseCoupons, type Offer } from '../../money/coupons/choose-coupons'
import { heldCoupons, type HeldCoupon } from '../../money/coupons/held-coupons'
import { left, noShares, takeOff, type CostLine, type Shares } from '../../money/coupons/line-costs'
import { deduction, pointsRule } from '../../money/points/deduct-points'
import type { Buyer } from './buyer'
import type { LineFigures } from './line-figures'

/** An activity for the goods of a shop: deducts `by` from an amount of `from`. */
export type Promotion = { id: string; title: string; from: Minor; by: Minor } & {
  shopId: string
  chosen: Minor
  cut: Minor
}

/** Reductions of lines, in order: activities, coupons, points. */
export type Reductions = {
  /** Lines with their shops and reductions. */
  lines: CostLine[]
  sharesOf: (lineId: string) => Shares
  promotions: Promotion[]
  offers: Offer<HeldCoupon>[]
  /** Undefined if the site accepts no points. */
  points:
    | { available: number; availableWorth: Minor; most: number; used: number; mostWorth: Minor }
    | undefined
}

/** Fields of a line that reductions need. */
type Ordered = Pick<LineFigures, 'id' | 'skuId' | 'amount'>

/** The buyer's choice: coupons (null: the best ones) and number of points. */
export type Wishes = { couponIds: readonly string[] | null; points: number }

async function costLines(lines: readonly Ordered[]): Promise<CostLine[]> {
  const ids = [...new Set(lines.map(({ skuId }) => skuId))]
  if (ids.length === 0) return []
  const rows = await db()
    .select({ skuId: sku.id, goods: goodsFacts })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(inArray(sku.id, ids))
  const factsOf = new Map(rows.map((row) => [row.skuId, row.goods]))
  return lines.flatMap(({ id, skuId, amount }) => {
    const facts = factsOf.get(skuId)
    if (!facts) return []
    const { goodsId, shopId, ...categories } = facts
    return [{ id, goodsId, shopId, amount, categoryIds: Object.values(categories), ...noShares }]
  })
}
const goodsFacts = {
  goodsId: goods.id,
  shopId: goods.shopId,
  departmentId: goods.departmentId,
  groupId: goods.groupId,
  categoryId: goods.categoryId,
}

/** Applies an activity to each shop whose participating goods reach the amount. */
function promote(start: CostLine[], running: Running[]) {
  let lines = start
  const promotions: Promotion[] = []
  for (const { id, title, cutFrom: from, cutBy: by, goodsIds } of running) {
    if (from === null || by === null) continue
    for (const shopId of new Set(lines.map((line) => line.shopId))) {
      const inIt = (line: CostLine) => line.shopId === shopId && goodsIds.has(line.goodsId)
      const own = lines.filter(inIt)
      if (own.length === 0) continue
      const chosen = own.reduce((sum, { amount }) => sum + amount, 0)
      const cut = chosen >= from ? Math.min(by, left(own)) : 0
      lines = takeOff(lines, 'discount', cut, inIt)
      promotions.push({ id, title, from, by, shopId, chosen, cut })
    }
  }
  return { lines, promotions }
}

/** Applies the chosen coupons, or the best ones if none of the chosen applies any more. */
function couponsOn(lines: CostLine[], coupons: HeldCoupon[], wanted: Wishes['couponIds']) {
  const now = clock.now()
  const asWanted = chooseCoupons(lines, coupons, wanted, now)
  if (!wanted?.length || asWanted.offers.some(({ chosen }) => chosen)) return asWanted
  return chooseCoupons(lines, coupons, null, now)
}

/**
 * Calculates the reductions of lines. The only place for it, for carts and checkouts.
 * @param ordered priced lines that can be ordered
 */
export async function reductionsFor(
  { who, activities }: Buyer,
  ordered: readonly Ordered[],
  { couponIds, points: wanted }: Wishes,
): Promise<Reductions> {
  const promoted = promote(await costLines(ordered), activities.all)
  const coupons = ordered.length > 0 ? await heldCoupons(who) : []
  const { lines: cut, offers } = couponsOn(promoted.lines, coupons, couponIds)
  const rule = await pointsRule(who.ruledBy)
  const { balance } = rule ? await accountOf(who.companyId, 'points') : { balance: 0 }
  const allowed = rule && deduction(rule, balance, left(cut))
  const used = Math.min(wanted, allowed?.most ?? 0)
  const lines = takeOff(cut, 'points', allowed?.worth(used) ?? 0, () => true)
  const shares = new Map(lines.map((line) => [line.id, line]))
  return {
    lines,
    sharesOf: (lineId) => shares.get(lineId) ?? noShares,
    promotions: promoted.promotions,
    offers,
    points: allowed && {
      available: allowed.available,
      availableWorth: allowed.worth(allowed.available),
      most: allowed.most,
      used,
      mostWorth: allowed.worth(allowed.most),
    },
  }
}
