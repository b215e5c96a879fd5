import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { depositIndex, depositPage, exportDeposit } from './deposit.contract'
import { depositType } from './deposit-type'

/** The advance deposit of the company that is logged in, and what moved it. */
export function openDeposit(scope: Scope, place: Place) {
  const keys = [scope.token.$token, scope.$locale]
  const questionOf = ({ type, range }: { type: string; range: string }) => ({
    type: depositType.find(type || undefined)?.code,
    timeRange: listRange.find(range || undefined)?.code,
  })
  const ledger = pagedList(place, {
    filters: ['type', 'range'],
    load: ({ filters, ...paging }, signal) =>
      scope.call(depositPage, { body: { ...paging, ...questionOf(filters) } }, { signal, quiet: true }),
    keys,
  })
  return {
    index: resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys),
    ledger,
    /** Has a report of what the list shows generated. */
    exportAll: () => scope.call(exportDeposit, { body: questionOf(ledger.$query.get().filters) }),
  }
}
