import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { reapplyAfterSales } from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'
import * as contract from './after-sales-steps.contract'

type Back = { company?: string; trackingNo?: string; pickupDay?: string; files?: string[] }
type Words = { reason?: number; returnMethod?: number; description?: string; files?: string[] }

/**
 * Opens the buyer's steps for after-sales cases.
 * @param changed reloads the visible data
 */
export function openAfterSalesSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const { $busy, take, send } = openSteps(scope, afterSalesMessages, changed)
  return {
    $busy,
    withdraw: (id: string) =>
      take(id, () => call(contract.withdrawAfterSales, { path: { id } }), 'withdrawn'),
    confirm: (id: string) => take(id, () => call(contract.confirmResent, { path: { id } }), 'confirmed'),
    sendBack: (id: string, body: Back) =>
      send(id, () => call(contract.returnGoods, { path: { id }, body }), 'sentBack'),
    reapply: (id: string, body: Words) =>
      send(id, () => call(reapplyAfterSales, { path: { id }, body }), 'reapplied'),
  }
}

export type AfterSalesSteps = ReturnType<typeof openAfterSalesSteps>
