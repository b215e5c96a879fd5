import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { couponState } from './coupon-state'
import { couponPage } from './coupons.contract'

/** Own coupons of a state: those that can be used, unless the address says otherwise. */
export const openOwnCoupons = (scope: Scope, place: Place) =>
  pagedList(place, {
    filters: ['state'],
    load: ({ filters, ...paging }, signal) => {
      const state = couponState.find(filters.state || undefined)?.code ?? couponState.code.unused
      return scope.call(couponPage, { body: { ...paging, state } }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
