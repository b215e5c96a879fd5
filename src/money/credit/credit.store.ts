import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { billState } from './bill-state'
import { billPage, confirmBill, creditIndex, disputeBill, repayBills } from './credit.contract'

/** The credit line of the company that is logged in, with its statements and what can be done with them. */
export function openCredit(scope: Scope, place: Place) {
  const keys = [scope.token.$token, scope.$locale]
  const index = resource((signal) => scope.call(creditIndex, {}, { signal, quiet: true }), keys)
  const bills = pagedList(place, {
    filters: ['state', 'range'],
    load: ({ filters, ...paging }, signal) => {
      const state = billState.find(filters.state || undefined)?.code
      const timeRange = listRange.find(filters.range || undefined)?.code
      return scope.call(billPage, { body: { ...paging, state, timeRange } }, { signal, quiet: true })
    },
    keys,
  })
  /** The statement that something is being done with, by id. */
  const $busy = atom('')

  /** @returns nothing when it was refused, which the reader has been told */
  async function act<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    if ($busy.get()) return undefined
    $busy.set(id)
    try {
      return await work()
    } catch (error) {
      if (!isCallError(error)) throw error
      return undefined
    } finally {
      $busy.set('')
      void index.reload()
      void bills.page.reload()
    }
  }

  return {
    index,
    bills,
    $busy,
    /** @returns whether it was confirmed */
    confirm: async (id: string) => Boolean(await act(id, () => scope.call(confirmBill, { path: { id } }))),
    dispute: async (id: string, reason: string) =>
      Boolean(await act(id, () => scope.call(disputeBill, { path: { id }, body: { reason } }))),
    /** @returns id of the pay order */
    async repay(id: string, left: number): Promise<string | undefined> {
      const body = { billIdList: [id] }
      // What is left makes it another intention: a part may have been paid meanwhile.
      const idempotencyKey = `repay-${id}-${left}`
      return (await act(id, () => scope.call(repayBills, { body }, { idempotencyKey })))?.payOrderId
    },
  }
}
export type Credit = ReturnType<typeof openCredit>
