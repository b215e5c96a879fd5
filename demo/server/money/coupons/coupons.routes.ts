import { eq, gt } from 'drizzle-orm'
import * as coupons from '../../../../src/money/coupons/coupons.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { buyerOf } from '../../trade/cart/buyer'
import { draftOf } from '../../trade/checkout/draft-rows'
import { priceDraft } from '../../trade/checkout/priced-draft'
import { couponsBesideGoods, offeredCoupons, ownCoupons } from './coupon-lists'
import { takeCoupon } from './take-coupon'
import { wireCoupon, wireOffers } from './wire-coupon'

export function routes(app: App) {
  serve(app, coupons.couponPage, ({ asked, who }) => ownCoupons(who, asked.body))
  serve(app, coupons.couponCentre, ({ asked, who }) => offeredCoupons(who, asked.body, (cost) => eq(cost, 0)))
  serve(app, coupons.goodsCoupons, ({ asked, who, site }) => couponsBesideGoods(who, site, asked.path.id))
  serve(app, coupons.pointsCoupons, ({ asked, who }) =>
    offeredCoupons(who, asked.body, (cost) => gt(cost, 0)),
  )
  serve(app, coupons.receiveCoupon, async ({ asked, who }) =>
    wireCoupon(await takeCoupon(who, asked.path.id, false)),
  )
  serve(app, coupons.exchangeCoupon, async ({ asked, who }) =>
    wireCoupon(await takeCoupon(who, asked.path.id, true)),
  )
  serve(app, coupons.usableCoupons, async ({ asked, who }) => {
    const buyer = await buyerOf(who)
    const { reductions } = await priceDraft(buyer, await draftOf(buyer, asked.query.draftId))
    const offers = wireOffers(reductions.offers)
    return {
      usable: offers.filter(({ reason }) => !reason),
      unusable: offers.filter(({ reason }) => reason),
    }
  })
}
