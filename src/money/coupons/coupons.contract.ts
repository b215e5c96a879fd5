import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, money, page, paging } from '../../core/shapes'
import { couponState } from './coupon-state'
import { couponType } from './coupon-type'

/** What a coupon takes off, of which goods, and when. */
const terms = {
  name: z.string(),
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
  scopeName: z.string(),
  /** Of a merchant's coupon. */
  shop: z.optional(z.object({ id, name: z.string() })),
  useFrom: z.string(),
  useTo: z.string(),
}

const coupon = z.object({
  id,
  ...terms,
  code: z.string(),
  /** A code of `couponState`. */
  state: z.int(),
})
export type Coupon = z.output<typeof coupon>

const template = z.object({
  id,
  ...terms,
  /** A code of `templateState`. */
  state: z.int(),
  receiveTo: z.string(),
  /** How many are there still, of how many. */
  left: z.int(),
  total: z.int(),
  /** How many this company has taken, of how many it may. */
  received: z.int(),
  perCustomer: z.int(),
  /** What it costs; 0: nothing. */
  pointsCost: z.int(),
})
export type CouponTemplate = z.output<typeof template>

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

const base = '/bbb/userCenter/coupon'
const typed = { type: z.optional(z.int().check(z.refine(couponType.is))) }

export const couponPage = endpoint(`POST ${base}/page`, {
  about: 'Own coupons of a state, with the number in each state.',
  needs: 'token',
  body: z.object({ ...paging, ...typed, state: z.optional(z.int().check(z.refine(couponState.is))) }),
  data: z.extend(page(coupon), { counts: z.array(z.object({ state: z.int(), count: z.int() })) }),
})

export const couponCentre = endpoint(`POST ${base}/getPage`, {
  about: 'Coupons that can be taken for nothing.',
  needs: 'token',
  body: z.object({ ...paging, ...typed }),
  data: page(template),
})

export const receiveCoupon = endpoint(`POST ${base}/receive/{id}`, {
  about: 'Takes a coupon. 422: none left, or as many taken as one may.',
  needs: 'token',
  once: true,
  data: coupon,
})

export const pointsCoupons = endpoint(`POST ${base}/integralPage`, {
  about: 'Coupons that cost points.',
  needs: 'token',
  body: z.object({ ...paging, ...typed }),
  data: page(template),
})

export const exchangeCoupon = endpoint(`POST ${base}/exchange/{id}`, {
  about: 'Takes a coupon for points. 422: not enough points, none left, or as many taken as one may.',
  needs: 'token',
  once: true,
  data: coupon,
})

export const goodsCoupons = endpoint('GET /bbb/goodsInfo/coupons/{id}', {
  about:
    'Coupons that count for a product and can be taken for nothing, those that end first first; at most 10.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.array(template),
})

export const usableCoupons = endpoint(`GET ${base}/usable`, {
  about: 'Coupons of a checkout: those that take something off, and those that do not, with the reason.',
  needs: 'token',
  query: z.object({ draftId: id }),
  data: z.object({ usable: z.array(couponOffer), unusable: z.array(couponOffer) }),
})
