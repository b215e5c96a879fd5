import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { payOrderState } from '../../trade/payment/pay-order-state'
import { depositIndex } from './deposit.contract'
import type { OfflineSent } from './recharge-fields'
import { cancelRecharge, exportRecharges, offlinePay, recharge, rechargePage } from './recharges.contract'

/**
 * Top-ups of the deposit of the company that is logged in.
 * @param offline transfers with a voucher alone
 */
export function openRecharges(scope: Scope, place: Place, offline: boolean) {
  const keys = [scope.token.$token, scope.$locale]
  const index = resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys)
  const questionOf = ({ type, range }: { type: string; range: string }) => ({
    state: payOrderState.find(type || undefined)?.code,
    timeRange: listRange.find(range || undefined)?.code,
    ...(offline && { offline: 10 as const }),
  })
  const list = pagedList(place, {
    filters: ['type', 'range'],
    load: ({ filters, ...paging }, signal) =>
      scope.call(rechargePage, { body: { ...paging, ...questionOf(filters) } }, { signal, quiet: true }),
    keys,
  })
  /** The one that is being taken back, by id. */
  const $busy = atom('')
  // One intention keeps its key until it has an answer.
  let idempotencyKey = randomKey()
  const reload = () => {
    void index.reload()
    void list.page.reload()
  }
  return {
    index,
    list,
    $busy,
    /** @returns id of the pay order, for the payment page */
    async ask(amount: string): Promise<string> {
      const { payOrderId } = await scope.call(recharge, { body: { amount } }, { idempotencyKey })
      idempotencyKey = randomKey()
      return payOrderId
    },
    async handIn(body: OfflineSent) {
      await scope.call(offlinePay, { body }, { idempotencyKey })
      idempotencyKey = randomKey()
      reload()
    },
    async takeBack(id: string) {
      if ($busy.get()) return
      $busy.set(id)
      try {
        await scope.call(cancelRecharge, { path: { id } })
      } catch (error) {
        if (!isCallError(error)) throw error
      } finally {
        $busy.set('')
        reload()
      }
    },
    exportAll: () => scope.call(exportRecharges, { body: questionOf(list.$query.get().filters) }),
  }
}
export type Recharges = ReturnType<typeof openRecharges>
