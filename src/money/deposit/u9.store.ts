import type { CallOptions } from '../../core/api/client'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { exportU9, u9Page } from './u9.contract'

/** Opens the company's deposits in the ERP. */
export function openU9(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { range: listRange },
    load: ({ range: timeRange, ...paging }, options) =>
      scope.call(u9Page, { body: { ...paging, timeRange } }, options),
  })
  return {
    list,
    exportAll: (options: CallOptions) =>
      scope.call(exportU9, { body: { timeRange: list.narrowed().range } }, options),
  }
}
