import { atom } from 'nanostores'
import type { Data, Input } from '../../core/endpoint'
import { goTo } from '../../core/go-to'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { targetOf } from '../../site/links/target'
import { cartOf } from '../cart/cart.store'
import { mergePay } from '../payment/payment.contract'
import { orderCountsOf } from './order-counts.store'
import * as steps from './order-steps.contract'
import { buyAgain } from './orders.contract'
import { orderMessages } from './orders.messages'

export type BoughtAgain = Data<typeof buyAgain>
type Said = keyof typeof orderMessages.texts
type Review = Input<typeof steps.reviewOrder>['body']

/**
 * What a buyer does with orders. Failures are said by the client, and the list is asked for anew after them: it
 * may have changed meanwhile.
 * @param changed asks again for what is shown
 */
export function openOrderSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  /** Orders with which something is being done, by id. */
  const $busy = atom<ReadonlySet<string>>(new Set())
  /** What became of the last order that was bought again. */
  const $again = atom<BoughtAgain | undefined>(undefined)
  // One key a wish, until its answer is known.
  const keys = new Map<string, string>()
  const say = (key: Said) => speaker(orderMessages, scope.$locale.get())(key)

  /** @returns whether it was done */
  async function run(id: string, work: () => Promise<unknown>, done?: Said): Promise<boolean> {
    if ($busy.get().has(id)) return false
    $busy.set(new Set([...$busy.get(), id]))
    try {
      await work()
      if (done) scope.notices.toast('success', say(done))
      return true
    } catch {
      return false
    } finally {
      changed()
      void orderCountsOf(scope).ask()
      $busy.set(new Set([...$busy.get()].filter((other) => other !== id)))
    }
  }

  async function wish<T>(name: string, work: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const key = keys.get(name) ?? randomKey()
    keys.set(name, key)
    const answer = await work(key)
    keys.delete(name)
    return answer
  }

  return {
    $busy,
    $again,
    forgetAgain: () => $again.set(undefined),
    cancel: (id: string, cancelReason: number, remark: string) =>
      run(id, () => call(steps.cancelOrder, { path: { id }, body: { cancelReason, remark } }), 'cancelled'),
    receive: (id: string) => run(id, () => call(steps.receiveOrder, { path: { id } }), 'received'),
    remind: (id: string) => run(id, () => call(steps.remindOrder, { path: { id } }), 'reminded'),
    hide: (id: string) => run(id, () => call(steps.hideOrder, { path: { id } }), 'hidden'),
    sign: (id: string, name: string) =>
      run(id, () => call(steps.signOrder, { path: { id }, body: { name } }), 'signed'),
    review: (id: string, body: Review) =>
      run(
        id,
        () => call(steps.reviewOrder, { path: { id }, body }),
        body.pass === 10 ? 'approved' : 'refused',
      ),

    buyAgain: (id: string) =>
      run(id, async () => {
        const answer = await wish(id, (idempotencyKey) =>
          call(buyAgain, { path: { id } }, { idempotencyKey }),
        )
        cartOf(scope).changed()
        if (answer.skipped.length > 0) $again.set(answer)
        else scope.notices.toast('success', say('addedAgain'))
      }),

    /** Where payments are made; undefined: the shop has no such page. */
    paymentPage: (payOrderId = '') =>
      targetOf(`/cart/payment?payOrderId=${encodeURIComponent(payOrderId)}`, scope.href),

    /** Pays one order or several together: what is left of them becomes one payment. @param from the button */
    pay: (ids: readonly string[], from?: Element) =>
      run(ids.join(' '), async () => {
        const { payOrderId } = await wish(ids.join(' '), (idempotencyKey) =>
          call(mergePay, { body: { orderIdList: [...ids] } }, { idempotencyKey }),
        )
        const page = targetOf(`/cart/payment?payOrderId=${encodeURIComponent(payOrderId)}`, scope.href)
        if (page) goTo(page, { from })
      }),
  }
}

export type OrderSteps = ReturnType<typeof openOrderSteps>
