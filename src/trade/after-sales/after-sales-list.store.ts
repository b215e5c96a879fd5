import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { afterSalesState } from './after-sales-state'
import { openAfterSalesSteps } from './after-sales-steps.store'
import { afterSalesType } from './after-sales-type'
import { pageAfterSales, type AfterSalesPage } from './after-sales.contract'

/** What the list is narrowed by, under these names in its address. */
export const afterSalesFilters = ['state', 'type', 'keyword', 'range', 'from', 'to'] as const
export type AfterSalesFilters = Record<(typeof afterSalesFilters)[number], string>

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** After-sales rights of a company; what the list is narrowed by stands in the address. */
export function openAfterSalesList(scope: Scope, place: Place) {
  const list = pagedList<AfterSalesPage, (typeof afterSalesFilters)[number]>(place, {
    filters: afterSalesFilters,
    load({ filters: { state, type, keyword, range, from, to }, ...paging }, signal) {
      // Anybody may have written the address: what makes no sense counts as absent.
      const body = {
        ...paging,
        rightState: afterSalesState.find(state || undefined)?.code,
        rightType: afterSalesType.find(type || undefined)?.code,
        keyword: keywordOf(keyword),
        timeRange: listRange.find(range || undefined)?.code,
        from: dayOf(from),
        to: dayOf(to),
      }
      return scope.call(pageAfterSales, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return { ...list, steps: openAfterSalesSteps(scope, () => void list.page.reload()) }
}

export type AfterSalesList = ReturnType<typeof openAfterSalesList>
