import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { thirdBillState } from './third-bill-state'
import { exportThirdBills, thirdBillPage } from './third-bills.contract'

/** Statements that others issued to the company that is logged in. */
export function openThirdBills(scope: Scope, place: Place) {
  const list = pagedList(scope, place, {
    filters: { type: thirdBillState, range: listRange },
    load: ({ type: state, range: timeRange, ...paging }, options) =>
      scope.call(thirdBillPage, { body: { ...paging, state, timeRange } }, options),
  })
  return {
    list,
    exportAll() {
      const { type: state, range: timeRange } = list.narrowed()
      return scope.call(exportThirdBills, { body: { state, timeRange } })
    },
  }
}
