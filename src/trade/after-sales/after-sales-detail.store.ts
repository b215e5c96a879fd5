import { byId } from '../../core/by-id'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { openAfterSalesSteps } from './after-sales-steps.store'
import { afterSalesDetail } from './after-sales.contract'

/** One after-sales right with all that happened to it; null where there is none. */
export function openAfterSalesDetail(scope: Scope, id: string) {
  const right = resource(
    (signal) => byId(id, () => scope.call(afterSalesDetail, { path: { id } }, { signal, quiet: true })),
    [scope.$locale],
  )
  return { right, steps: openAfterSalesSteps(scope, () => void right.reload()) }
}
