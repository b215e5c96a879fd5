import type { CallOptions } from '../../core/api/client'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { thirdBillState } from './third-bill-state'
import { exportThirdBills, thirdBillPage } from './third-bills.contract'

/** Opens the third-party statements of the user's company. */
export function openThirdBills(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { state: thirdBillState, range: listRange },
    load: ({ range: timeRange, ...asked }, options) =>
      scope.call(thirdBillPage, { body: { ...asked, timeRange } }, options),
  })
  return {
    list,
    exportAll(options: CallOptions) {
      const { state, range: timeRange } = list.narrowed()
      return scope.call(exportThirdBills, { body: { state, timeRange } }, options)
    },
  }
}
