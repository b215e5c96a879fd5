import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { exportU9, u9Page, type U9Page } from './u9.contract'

/** What the ERP holds for the company that is logged in. */
export function openU9(scope: Scope, place: Place) {
  const list = pagedList<U9Page, 'range'>(place, {
    filters: ['range'],
    load: ({ filters, ...paging }, signal) => {
      const timeRange = listRange.find(filters.range || undefined)?.code
      return scope.call(u9Page, { body: { ...paging, timeRange } }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return {
    list,
    exportAll() {
      const timeRange = listRange.find(list.$query.get().filters.range || undefined)?.code
      return scope.call(exportU9, { body: { timeRange } })
    },
  }
}
