import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { thirdBillState } from './third-bill-state'
import { exportThirdBills, thirdBillPage } from './third-bills.contract'

/** Statements that others issued to the company that is logged in. */
export function openThirdBills(scope: Scope, place: Place) {
  const questionOf = ({ state, range }: { state: string; range: string }) => ({
    state: thirdBillState.find(state || undefined)?.code,
    timeRange: listRange.find(range || undefined)?.code,
  })
  const list = pagedList(place, {
    filters: ['state', 'range'],
    load: ({ filters, ...paging }, signal) =>
      scope.call(thirdBillPage, { body: { ...paging, ...questionOf(filters) } }, { signal, quiet: true }),
    keys: [scope.token.$token, scope.$locale],
  })
  return {
    list,
    exportAll: () => scope.call(exportThirdBills, { body: questionOf(list.$query.get().filters) }),
  }
}
