import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { pointsIndex, pointsPage } from './points.contract'
import { pointsSource } from './points-source'

/** Opens the points of the user's company with their movements. */
export function openPoints(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  return {
    index: resource((signal) => scope.call(pointsIndex, {}, { signal, quiet: true }), keys),
    ledger: pagedList(scope, urlState, {
      filters: { type: pointsSource, range: listRange },
      load: ({ type: source, range: timeRange, ...paging }, options) =>
        scope.call(pointsPage, { body: { ...paging, source, timeRange } }, options),
    }),
  }
}
