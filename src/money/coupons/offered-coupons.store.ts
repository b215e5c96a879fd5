import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { pointsIndex } from '../points/points.contract'
import { couponType } from './coupon-type'
import {
  couponCentre,
  exchangeCoupon,
  pointsCoupons,
  receiveCoupon,
  type CouponTemplate,
} from './coupons.contract'
import { couponsMessages } from './coupons.messages'

/**
 * Coupons that can be taken.
 * @param forPoints those that cost points, else those that cost nothing
 */
export function openOfferedCoupons(scope: Scope, place: Place, forPoints: boolean) {
  const [ask, take] = forPoints ? [pointsCoupons, exchangeCoupon] : [couponCentre, receiveCoupon]
  const keys = [scope.token.$token, scope.$locale]
  const list = pagedList(place, {
    filters: ['type'],
    load: ({ filters, ...paging }, signal) => {
      const type = couponType.find(filters.type || undefined)?.code
      return scope.call(ask, { body: { ...paging, type } }, { signal, quiet: true })
    },
    keys,
  })
  /** How many points there are to spend. */
  const points = resource((signal) => scope.call(pointsIndex, {}, { signal, quiet: true }), keys)
  /** The one that is being taken, by id. */
  const $taking = atom('')
  return {
    ...list,
    points,
    $taking,
    /** @returns whether it was taken */
    async take({ id, received }: CouponTemplate): Promise<boolean> {
      if ($taking.get()) return false
      $taking.set(id)
      try {
        // One intention is one more than there were, however often it is sent.
        await scope.call(take, { path: { id } }, { idempotencyKey: `coupon-${id}-${received + 1}` })
        scope.notices.toast('success', speaker(couponsMessages, scope.$locale.get())('taken'))
        return true
      } catch (error) {
        if (!isCallError(error)) throw error
        return false
      } finally {
        $taking.set('')
        void list.page.reload()
        if (forPoints) void points.reload()
      }
    },
  }
}
export type OfferedCoupons = ReturnType<typeof openOfferedCoupons>
