import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openAfterSalesSteps } from './after-sales-steps.store'
import { afterSalesDetail } from './after-sales.contract'

/** One after-sales case with all that happened to it; null where there is none. */
export const openAfterSalesDetail = (scope: Scope, id: string) =>
  openDocument(
    scope,
    id,
    (options) => scope.call(afterSalesDetail, { path: { id } }, options),
    openAfterSalesSteps,
  )
