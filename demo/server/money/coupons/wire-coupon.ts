import type * as z from 'zod/mini'
import { toDecimal } from '../../../../src/core/money'
import type { couponOffer } from '../../../../src/money/coupons/coupon-shapes'
import { wireTime } from '../../core/time/business-time'
import type { Offer } from './choose-coupons'
import type { couponTemplate } from './coupons.table'
import type { CouponRow, HeldCoupon } from './held-coupons'

type Template = typeof couponTemplate.$inferSelect
type WireOffer = z.input<typeof couponOffer>

const optional = (amount: number | null) => (amount === null ? undefined : toDecimal(amount))

/** Terms of a coupon for the API. */
export const wireTerms = (of: Template, shopName: string | null) => ({
  name: of.name,
  type: of.type,
  kind: of.kind,
  threshold: toDecimal(of.threshold),
  value: optional(of.value),
  rate: of.rate ?? undefined,
  most: optional(of.most),
  scope: of.scope,
  scopeName: of.scopeName,
  shop: of.shopId && shopName ? { id: of.shopId, name: shopName } : undefined,
  useFrom: wireTime(of.useFrom),
  useTo: wireTime(of.useTo),
})

export const wireCoupon = ({ coupon: { id, code, state }, terms, shopName }: CouponRow) => ({
  ...wireTerms(terms, shopName),
  id,
  code,
  state,
})

/** Coupons beside a checkout, those that take most off first. */
export const wireOffers = (offers: readonly Offer<HeldCoupon>[]): WireOffer[] =>
  offers
    .toSorted((a, b) => b.cut.amount - a.cut.amount)
    .map(({ coupon, cut, chosen }) => ({
      ...wireCoupon(coupon.row),
      cut: toDecimal(cut.amount),
      chosen,
      reason: cut.reason,
      missing: cut.missing === undefined ? undefined : toDecimal(cut.missing),
    }))
