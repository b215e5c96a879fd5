import * as z from 'zod/mini'
import { id, money, wording } from '../../core/shapes'

/** What a coupon takes off, of which goods, and when. */
export const terms = {
  name: wording,
  /** A code of `couponType`. */
  type: z.int(),
  /** A code of `couponKind`. */
  kind: z.int(),
  /** Goods for so much are needed. */
  threshold: money,
  /** Amount off: how much. */
  value: z.optional(money),
  /** Percent off: what is left to pay, in percent (95). */
  rate: z.optional(z.int()),
  /** Percent off: never more than this. */
  most: z.optional(money),
  /** A code of `couponScope`, and in words what it holds. */
  scope: z.int(),
  scopeName: wording,
  /** Of a merchant's coupon. */
  shop: z.optional(z.object({ id, name: wording })),
  useFrom: z.string(),
  useTo: z.string(),
}

export const coupon = z.object({
  id,
  ...terms,
  code: z.string(),
  /** A code of `couponState`. */
  state: z.int(),
})
export type Coupon = z.output<typeof coupon>

/** A coupon beside a checkout: what it takes off, or why it does not count. */
export const couponOffer = z.extend(coupon, {
  /** 0 where it cannot be used. */
  cut: money,
  /** Whether the checkout reckons with it. */
  chosen: z.boolean(),
  /** `short`: goods for `missing` more are needed; `scope`: none of the goods count; `early`: not valid yet. */
  reason: z.optional(z.enum(['short', 'scope', 'early'])),
  missing: z.optional(money),
})
export type CouponOffer = z.output<typeof couponOffer>
