import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { depositIndex, depositPage } from './deposit.contract'
import { depositType } from './deposit-type'

/** The advance deposit of the company that is logged in, and what moved it. */
export function openDeposit(scope: Scope, place: Place) {
  const keys = [scope.token.$token, scope.$locale]
  return {
    index: resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys),
    ledger: pagedList(place, {
      filters: ['type', 'range'],
      load: ({ filters, ...paging }, signal) => {
        const type = depositType.find(filters.type || undefined)?.code
        const timeRange = listRange.find(filters.range || undefined)?.code
        return scope.call(depositPage, { body: { ...paging, type, timeRange } }, { signal, quiet: true })
      },
      keys,
    }),
  }
}
