import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { bondState } from './bond-state'
import { bondPage, payBond, refundBond, type BondPage } from './bonds.contract'

/** Bonds of the company that is logged in. */
export function openBonds(scope: Scope, place: Place) {
  const list = pagedList<BondPage, 'state'>(place, {
    filters: ['state'],
    load: ({ filters, ...paging }, signal) => {
      const state = bondState.find(filters.state || undefined)?.code
      return scope.call(bondPage, { body: { ...paging, state } }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  /** The one that something is being done with, by id. */
  const $busy = atom('')

  /** @returns nothing when it was refused, which the reader has been told */
  async function act<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    if ($busy.get()) return undefined
    $busy.set(id)
    try {
      return await work()
    } catch (error) {
      if (!isCallError(error)) throw error
      void list.page.reload()
      return undefined
    } finally {
      $busy.set('')
    }
  }

  return {
    ...list,
    $busy,
    /** @returns id of the pay order */
    async pay(bondId: string): Promise<string | undefined> {
      // Each press is a demand of its own: what was demanded before is void.
      const options = { idempotencyKey: randomKey() }
      return (await act(bondId, () => scope.call(payBond, { body: { bondId } }, options)))?.payOrderId
    },
    async askBack(id: string, reason: string): Promise<boolean> {
      const done = await act(id, () => scope.call(refundBond, { path: { id }, body: { reason } }))
      if (done) void list.page.reload()
      return done !== undefined
    },
  }
}
export type Bonds = ReturnType<typeof openBonds>
