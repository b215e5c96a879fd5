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
  about: 'Lists the buyer’s coupons of a state, with the number in each state.',
  needs: 'token',
  body: z.object({ ...paging, ...typed, state: z.optional(codeOf(couponState)) }),
  data: z.extend(page(ownCoupon), { counts: z.array(z.object({ state: z.int(), count: z.int() })) }),
})

export const couponCentre = endpoint(`POST ${base}/getPage`, {
  about: 'Lists the coupons that are free.',
  needs: 'token',
  body: z.object({ ...paging, ...typed }),
  data: page(template),
})

export const receiveCoupon = endpoint(`POST ${base}/receive/{id}`, {
  about: 'Claims a free coupon. 422: none are left, or the buyer has claimed the maximum.',
  needs: 'token',
  once: true,
  data: coupon,
})

export const pointsCoupons = endpoint(`POST ${base}/integralPage`, {
  about: 'Lists the coupons that cost points.',
  needs: 'token',
  body: z.object({ ...paging, ...typed }),
  data: page(template),
})

export const exchangeCoupon = endpoint(`POST ${base}/exchange/{id}`, {
  about:
    'Claims a coupon for points. 422: not enough points, none left, or the buyer has claimed the maximum.',
  needs: 'token',
  once: true,
  data: coupon,
})

export const goodsCoupons = endpoint('GET /bbb/goodsInfo/coupons/{id}', {
  about: 'Lists free coupons that apply to a product, at most 10, the ones that expire first at the top.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.array(template),
})

export const usableCoupons = endpoint(`GET ${base}/usable`, {
  about: 'Lists the coupons for a checkout: the applicable ones, and the others with the reason.',
  needs: 'token',
  query: z.object({ draftId: id }),
  data: z.object({ usable: z.array(couponOffer), unusable: z.array(couponOffer) }),
})
