import type { CallOptions } from '../../core/api/client'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { yes } from '../../core/api/shapes'
import { openSteps } from '../../core/store/steps'
import { payOrderState } from '../../words/pay-order-state'
import { depositIndex } from './deposit.contract'
import { depositMessages } from './deposit.messages'
import type { OfflineSent } from './recharge-fields'
import { cancelRecharge, exportRecharges, offlinePay, recharge, rechargePage } from './recharges.contract'

/**
 * Opens the deposit top-ups of the user's company.
 * @param offline limits them to bank transfers with a voucher
 */
export function openRecharges(scope: Scope, urlState: UrlState, offline: boolean) {
  const keys = [scope.token.$token, scope.$locale]
  const index = resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys)
  const kind = offline ? ({ offline: yes } as const) : {}
  const list = pagedList(scope, urlState, {
    filters: { type: payOrderState, range: listRange },
    load: ({ type: state, range: timeRange, ...paging }, options) =>
      scope.call(rechargePage, { body: { ...paging, ...kind, state, timeRange } }, options),
  })
  const { $busy, take, send, once } = openSteps(scope, depositMessages, () => {
    void index.reload()
    void list.page.reload()
  })

  return {
    index,
    list,
    $busy,
    /**
     * Creates the pay order of a top-up.
     * @returns id of the pay order
     * @throws CallError
     */
    ask: async (amount: string) =>
      (await send('', () => once(amount, (options) => scope.call(recharge, { body: { amount } }, options))))
        ?.payOrderId,
    /** @throws CallError with field errors for the form */
    handIn: (body: OfflineSent) =>
      send('', () => once(body, (options) => scope.call(offlinePay, { body }, options))),
    takeBack: (id: string) => take(id, () => scope.call(cancelRecharge, { path: { id } })),
    exportAll(options: CallOptions) {
      const { type: state, range: timeRange } = list.narrowed()
      return scope.call(exportRecharges, { body: { ...kind, state, timeRange } }, options)
    },
  }
}
export type Recharges = ReturnType<typeof openRecharges>
