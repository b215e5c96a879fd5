import * as z from 'zod/mini'
import { id, money, wording } from '../../core/api/shapes'

/** Terms of a coupon: discount, scope and validity. */
export const terms = {
  name: wording,
  /** Code of `couponType`. */
  type: z.int(),
  /** Code of `couponKind`. */
  kind: z.int(),
  /** Minimum amount of goods. */
  threshold: money,
  /** Discount amount, for an amount coupon. */
  value: z.optional(money),
  /** Percentage left to pay, such as 95, for a percent coupon. */
  rate: z.optional(z.int()),
  /** Maximum discount, for a percent coupon. */
  most: z.optional(money),
  /** Code of `couponScope`. `scopeName` describes it as text. */
  scope: z.int(),
  scopeName: wording,
  /** Shop of a merchant coupon. */
  shop: z.optional(z.object({ id, name: wording })),
  useFrom: z.string(),
  useTo: z.string(),
}

export const coupon = z.object({
  id,
  ...terms,
  code: z.string(),
  /** Code of `couponState`. */
  state: z.int(),
})
export type Coupon = z.output<typeof coupon>

/** Coupon in a checkout, with its discount or the reason why it is unusable. */
export const couponOffer = z.extend(coupon, {
  /** Discount. 0 if the coupon is unusable. */
  cut: money,
  /** True if the checkout applies the coupon. */
  chosen: z.boolean(),
  /**
   * `short`: the goods are below the minimum by `missing`. `scope`: the coupon applies to none of the goods.
   * `early`: the coupon is not valid yet.
   */
  reason: z.optional(z.enum(['short', 'scope', 'early'])),
  missing: z.optional(money),
})
export type CouponOffer = z.output<typeof couponOffer>
