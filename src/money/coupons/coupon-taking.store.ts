import { atom } from 'nanostores'
import { isCallError } from '../../core/api/call-error'
import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { permits } from '../../session/permission/permission.store'
import type { CouponTemplate, exchangeCoupon, receiveCoupon } from './coupons.contract'
import { couponsMessages } from './coupons.messages'

/**
 * Opens the action to claim coupons, one at a time.
 * @param done called after each attempt, also after a failure
 */
export function couponTaking(
  scope: Scope,
  endpoint: typeof receiveCoupon | typeof exchangeCoupon,
  done: () => void,
) {
  /** Id of the coupon being claimed. Empty for none. */
  const $taking = atom('')
  return {
    $taking,
    /** @returns whether the coupon was claimed */
    async take({ id, received }: CouponTemplate): Promise<boolean> {
      if ($taking.get() || !permits(scope, 'takeCoupon')) return false
      $taking.set(id)
      try {
        // The key contains the next number of claimed coupons, so that repeated requests claim one coupon.
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
