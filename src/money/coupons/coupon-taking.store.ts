import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { permits } from '../../session/permission/permission.store'
import type { CouponTemplate, exchangeCoupon, receiveCoupon } from './coupons.contract'
import { couponsMessages } from './coupons.messages'

/**
 * Takes coupons, one at a time.
 * @param done told after each try, whatever came of it
 */
export function couponTaking(
  scope: Scope,
  endpoint: typeof receiveCoupon | typeof exchangeCoupon,
  done: () => void,
) {
  /** The one that is being taken, by id. */
  const $taking = atom('')
  return {
    $taking,
    /** @returns whether it was taken */
    async take({ id, received }: CouponTemplate): Promise<boolean> {
      if ($taking.get() || !permits(scope, 'takeCoupon')) return false
      $taking.set(id)
      try {
        // One intention is one more than there were, however often it is sent.
        await scope.call(endpoint, { path: { id } }, { idempotencyKey: `coupon-${id}-${received + 1}` })
        scope.toasts.brief('success', speaker(couponsMessages, scope.$locale.get())('taken'))
        return true
      } catch (error) {
        if (!isCallError(error)) throw error
        return false
      } finally {
        $taking.set('')
        done()
      }
    },
  }
}
export type CouponTaking = ReturnType<typeof couponTaking>
