import type { CallOptions } from '../../core/client'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
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
