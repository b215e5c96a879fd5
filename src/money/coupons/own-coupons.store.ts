import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { couponState } from './coupon-state'
import { couponPage } from './coupons.contract'

/** Opens the buyer's coupons of one state. Default: usable ones. The URL stores the state. */
export const openOwnCoupons = (scope: Scope, urlState: UrlState) =>
  pagedList(scope, urlState, {
    filters: { state: couponState },
    load: ({ state = couponState.code.unused, ...paging }, options) =>
      scope.call(couponPage, { body: { ...paging, state } }, options),
  })
