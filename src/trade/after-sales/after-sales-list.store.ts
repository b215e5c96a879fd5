import { dayOf } from '../../core/text/day-of'
import { keywordOf } from '../../core/text/keyword'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { afterSalesState } from './after-sales-state'
import { openAfterSalesSteps } from './after-sales-steps.store'
import { afterSalesType } from './after-sales-type'
import { pageAfterSales } from './after-sales.contract'

/** Opens the list of the company's after-sales cases. The URL stores its filters. */
export function openAfterSalesList(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: {
      state: afterSalesState,
      type: afterSalesType,
      keyword: keywordOf,
      range: listRange,
      from: dayOf,
      to: dayOf,
    },
    load: ({ state: rightState, type: rightType, range: timeRange, ...asked }, options) =>
      scope.call(pageAfterSales, { body: { ...asked, rightState, rightType, timeRange } }, options),
  })
  return { ...list, steps: openAfterSalesSteps(scope, () => void list.page.reload()) }
}

export type AfterSalesList = ReturnType<typeof openAfterSalesList>
