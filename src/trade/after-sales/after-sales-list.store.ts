import { dayOf } from '../../core/day-of'
import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
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
