import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { bondState } from './bond'
import { bondPage, payBond, refundBond } from './bonds.contract'
import { bondMessages } from './bonds.messages'

/** Opens the bonds of the user's company. */
export function openBonds(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { state: bondState },
    load: (body, options) => scope.call(bondPage, { body }, options),
  })
  const { $busy, run, take, once } = openSteps(scope, bondMessages, () => void list.page.reload())

  return {
    ...list,
    $busy,
    /** @returns id of the pay order */
    async pay(bondId: string): Promise<string | undefined> {
      // Each call gets a new pay order, which voids the earlier one. Only a lost response is retried with the same key.
      const work = () => once(bondId, (options) => scope.call(payBond, { body: { bondId } }, options))
      return (await run(bondId, work))?.payOrderId
    },
    askBack: (id: string, reason: string) =>
      take(id, () => scope.call(refundBond, { path: { id }, body: { reason } }), 'asked'),
  }
}
export type Bonds = ReturnType<typeof openBonds>
