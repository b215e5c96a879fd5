import type { CallOptions } from '../../core/client'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
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
