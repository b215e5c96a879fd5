import { atom } from 'nanostores'
import type { Data, Input } from '../../core/api/endpoint'
import { goTo } from '../../core/address/go-to'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { cartOf } from '../cart/cart.store'
import { mergePay } from '../payment/payment.contract'
import { orderCountsOf } from './order-counts.store'
import * as steps from './order-steps.contract'
import { buyAgain } from './orders.contract'
import { orderMessages } from './orders.messages'

export type BoughtAgain = Data<typeof buyAgain>
type Review = Input<typeof steps.reviewOrder>['body']

/**
 * Opens the buyer's steps for orders.
 * @param changed reloads the visible data
 */
export function openOrderSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  /** Result of the latest reorder with skipped lines. */
  const $again = atom<BoughtAgain | undefined>(undefined)
  const { $busy, take, once } = openSteps(scope, orderMessages, () => {
    changed()
    void orderCountsOf(scope).ask()
  })
  return {
    $busy,
    $again,
    forgetAgain: () => $again.set(undefined),
    cancel: (id: string, cancelReason: number, remark: string) =>
      take(id, () => call(steps.cancelOrder, { path: { id }, body: { cancelReason, remark } }), 'cancelled'),
    receive: (id: string) => take(id, () => call(steps.receiveOrder, { path: { id } }), 'received'),
    remind: (id: string) => take(id, () => call(steps.remindOrder, { path: { id } }), 'reminded'),
    hide: (id: string) => take(id, () => call(steps.hideOrder, { path: { id } }), 'hidden'),
    sign: (id: string, name: string) =>
      take(id, () => call(steps.signOrder, { path: { id }, body: { name } }), 'signed'),
    review: (id: string, body: Review) =>
      take(
        id,
        () => call(steps.reviewOrder, { path: { id }, body }),
        body.pass === 10 ? 'approved' : 'refused',
      ),

    buyAgain: (id: string) =>
      take(
        id,
        async () => {
          const answer = await once(id, (options) => call(buyAgain, { path: { id } }, options))
          cartOf(scope).changed()
          if (answer.skipped.length > 0) $again.set(answer)
          return answer
        },
        ({ skipped }, say) => (skipped.length > 0 ? undefined : say('addedAgain')),
      ),

    /**
     * Opens one payment for the unpaid amounts of one or more orders.
     * @param from pressed button
     */
    pay: (ids: readonly string[], from?: Element) =>
      take(ids.join(' '), async () => {
        const { payOrderId } = await once(['pay', ...ids], (options) =>
          call(mergePay, { body: { orderIdList: [...ids] } }, options),
        )
        goTo(scope.href('payment', {}, { payOrderId }), { from })
        return payOrderId
      }),
  }
}

export type OrderSteps = ReturnType<typeof openOrderSteps>
