import { atom } from 'nanostores'
import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { reapplyAfterSales } from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'
import * as contract from './after-sales-steps.contract'

type Done = 'withdrawn' | 'confirmed' | 'sentBack' | 'reapplied'
type Back = { company?: string; trackingNo?: string; pickupDay?: string; files?: string[] }
type Words = { reason?: number; returnMethod?: number; description?: string; files?: string[] }

/**
 * What a buyer does with after-sales rights. Failures are said by the client, and what is shown is asked for anew
 * after each deed.
 * @param changed asks again for what is shown
 */
export function openAfterSalesSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const $busy = atom(false)

  /** @throws CallError, so that a form can say what is wrong with which field */
  async function run(work: () => Promise<unknown>, done: Done) {
    if ($busy.get()) return
    $busy.set(true)
    try {
      await work()
      scope.notices.toast('success', speaker(afterSalesMessages, scope.$locale.get())(done))
    } finally {
      $busy.set(false)
      changed()
    }
  }
  /** @returns whether it was done */
  const asked = (work: () => Promise<unknown>, done: Done) =>
    run(work, done).then(
      () => true,
      () => false,
    )

  return {
    $busy,
    withdraw: (id: string) => asked(() => call(contract.withdrawAfterSales, { path: { id } }), 'withdrawn'),
    confirm: (id: string) => asked(() => call(contract.confirmResent, { path: { id } }), 'confirmed'),
    sendBack: (id: string, body: Back) =>
      run(() => call(contract.returnGoods, { path: { id }, body }), 'sentBack'),
    reapply: (id: string, body: Words) =>
      run(() => call(reapplyAfterSales, { path: { id }, body }), 'reapplied'),
  }
}

export type AfterSalesSteps = ReturnType<typeof openAfterSalesSteps>
