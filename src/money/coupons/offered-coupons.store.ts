import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { pointsIndex } from '../points/points.contract'
import { couponTaking } from './coupon-taking.store'
import { couponType } from './coupon-type'
import { couponCentre, exchangeCoupon, pointsCoupons, receiveCoupon } from './coupons.contract'

/**
 * Opens the list of claimable coupons.
 * @param forPoints selects coupons with a price in points, otherwise free ones
 */
export function openOfferedCoupons(scope: Scope, urlState: UrlState, forPoints: boolean) {
  const [ask, take] = forPoints ? [pointsCoupons, exchangeCoupon] : [couponCentre, receiveCoupon]
  const keys = [scope.token.$token, scope.$locale]
  const list = pagedList(scope, urlState, {
    filters: { type: couponType },
    load: (body, options) => scope.call(ask, { body }, options),
  })
  /** Points balance. */
  const points = resource((signal) => scope.call(pointsIndex, {}, { signal, quiet: true }), keys)
  const taking = couponTaking(scope, take, () => {
    void list.page.reload()
    if (forPoints) void points.reload()
  })
  return { ...list, points, ...taking }
}
export type OfferedCoupons = ReturnType<typeof openOfferedCoupons>
