import type { Minor } from '../../../../src/core/money'
import { couponKind } from '../../../../src/money/coupons/coupon-kind'
import { couponScope } from '../../../../src/money/coupons/coupon-scope'
import type { couponTemplate } from './coupons.table'
import { left, spent, type CostLine } from './line-costs'

export type Terms = Pick<
  typeof couponTemplate.$inferSelect,
  'shopId' | 'kind' | 'threshold' | 'value' | 'rate' | 'most' | 'scope' | 'scopeIds'
>

/** Discount of a coupon, or the reason why it does not apply. */
export type Cut = { amount: Minor; reason?: 'short' | 'scope' | 'early'; missing?: Minor }

/** True if a coupon applies to a line. */
export const countsFor =
  ({ scope, scopeIds, shopId }: Terms) =>
  (line: Pick<CostLine, 'shopId' | 'goodsId' | 'categoryIds'>): boolean => {
    if (shopId !== null && line.shopId !== shopId) return false
    const { all, shop, category } = couponScope.code
    if (scope === all) return true
    if (scope === shop) return scopeIds.includes(line.shopId)
    if (scope === category) return line.categoryIds.some((id) => scopeIds.includes(id))
    return scopeIds.includes(line.goodsId)
  }

function reckon({ kind, value, rate, most }: Terms, open: Minor): Minor {
  if (kind === couponKind.code.fullCut) return Math.min(value ?? 0, open)
  const off = Math.floor((open * (100 - (rate ?? 100))) / 100)
  return most === null ? off : Math.min(off, most)
}

/** Calculates a coupon's discount on lines after earlier reductions. */
export function cutOf(terms: Terms, lines: readonly CostLine[]): Cut {
  const own = lines.filter(countsFor(terms))
  if (own.length === 0) return { amount: 0, reason: 'scope' }
  const missing = terms.threshold - spent(own)
  if (missing > 0) return { amount: 0, reason: 'short', missing }
  return { amount: reckon(terms, left(own)) }
}
