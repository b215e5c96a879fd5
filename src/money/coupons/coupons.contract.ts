import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, page, paging } from '../../core/api/shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { coupon, couponOffer, terms } from './coupon-shapes'
import { couponState } from './coupon-state'
import { couponType } from './coupon-type'

const template = z.object({
  id,
  ...terms,
  /** Code of `templateState`. */
  state: z.int(),
  receiveTo: z.string(),
  /** Number of coupons left. `total` is the number issued. */
  left: z.int(),
  total: z.int(),
  /** Number claimed by this company. `perCustomer` is the maximum. */
  received: z.int(),
  perCustomer: z.int(),
  /** Price in points. 0: free. */
  pointsCost: z.int(),
})
export type CouponTemplate = z.output<typeof template>

const ownCoupon = z.extend(coupon, ofSite)
export type OwnCoupon = z.output<typeof ownCoupon>

const base = '/bbb/userCenter/coupon'
const typed = { type: z.optional(codeOf(couponType)) }

export const couponPage = endpoint(`POST ${base}/page`, {
  about: 'Own coupons of a state, with the number in each state.',
  needs: 'token',
  body: z.object({ ...paging, ...typed, state: z.optional(codeOf(couponState)) }),
  data: z.extend(page(ownCoupon), { counts: z.array(z.object({ state: z.int(), count: z.int() })) }),
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
