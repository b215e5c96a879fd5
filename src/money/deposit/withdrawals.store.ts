import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { depositIndex } from './deposit.contract'
import { depositMessages } from './deposit.messages'
import type { WithdrawalSent } from './withdrawal-fields'
import { cancelWithdrawal, withdraw, withdrawPage } from './withdrawals.contract'

/** Opens the withdrawals of the user's company. */
export function openWithdrawals(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  const index = resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys)
  const list = pagedList(scope, urlState, {
    load: (body, options) => scope.call(withdrawPage, { body }, options),
  })
  const { $busy, take, send, once } = openSteps(scope, depositMessages, () => {
    void index.reload()
    void list.page.reload()
  })

  return {
    index,
    list,
    $busy,
    /** @throws CallError with field errors for the form */
    ask: (body: WithdrawalSent) =>
      send('', () => once(body, (options) => scope.call(withdraw, { body }, options))),
    takeBack: (id: string) => take(id, () => scope.call(cancelWithdrawal, { path: { id } })),
  }
}
export type Withdrawals = ReturnType<typeof openWithdrawals>
