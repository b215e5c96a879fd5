import type { CallOptions } from '../../core/api/client'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { depositIndex, depositPage, exportDeposit } from './deposit.contract'
import { depositType } from './deposit-type'

/** Opens the advance deposit of the user's company with its movements. */
export function openDeposit(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  const ledger = pagedList(scope, urlState, {
    filters: { type: depositType, range: listRange },
    load: ({ range: timeRange, ...asked }, options) =>
      scope.call(depositPage, { body: { ...asked, timeRange } }, options),
  })
  return {
    index: resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys),
    ledger,
    /** Starts a report of all movements that match the list's filters. */
    exportAll(options: CallOptions) {
      const { type, range: timeRange } = ledger.narrowed()
      return scope.call(exportDeposit, { body: { type, timeRange } }, options)
    },
  }
}
