import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openSteps } from '../../core/steps'
import { bondState } from './bond-state'
import { bondPage, payBond, refundBond, type BondPage } from './bonds.contract'
import { bondMessages } from './bonds.messages'

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
  const { $busy, run, take, once } = openSteps(scope, bondMessages, () => void list.page.reload())

  return {
    ...list,
    $busy,
    /** @returns id of the pay order */
    async pay(bondId: string): Promise<string | undefined> {
      // What was demanded before is void: an answer ends the intention.
      const work = () => once(bondId, (options) => scope.call(payBond, { body: { bondId } }, options))
      return (await run(bondId, work))?.payOrderId
    },
    askBack: (id: string, reason: string) =>
      take(id, () => scope.call(refundBond, { path: { id }, body: { reason } }), 'asked'),
  }
}
export type Bonds = ReturnType<typeof openBonds>
