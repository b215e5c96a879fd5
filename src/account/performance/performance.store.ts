import { computed } from 'nanostores'
import type { CallOptions } from '../../core/api/client'
import { listRange } from '../../core/store/list-range'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { performanceBy } from './performance-by'
import { exportPerformance, performance } from './performance.contract'

const { month } = performanceBy.code

/** Opens the turnover of the user's company. The URL stores its filters. */
export function openPerformance(scope: Scope, urlState: UrlState) {
  const $query = computed(urlState.$query, ({ range = '', member = '', by = '' }) => ({
    timeRange: listRange.find(range || undefined)?.code ?? 12,
    memberId: member || undefined,
    by: performanceBy.find(by || undefined)?.code ?? month,
  }))
  const $question = computed($query, ({ timeRange, memberId }) => `${timeRange} ${memberId ?? ''}`)
  return {
    $query,
    turnover: resource(
      (signal) => {
        const { timeRange, memberId } = $query.get()
        return scope.call(performance, { query: { timeRange, memberId } }, { signal, quiet: true })
      },
      [$question, scope.token.$token, scope.$locale],
    ),
    change: (patch: { range?: string; member?: string; by?: string }) => urlState.setQuery(patch),
    exportAll: (options: CallOptions) => scope.call(exportPerformance, { body: $query.get() }, options),
  }
}
export type PerformanceStore = ReturnType<typeof openPerformance>
