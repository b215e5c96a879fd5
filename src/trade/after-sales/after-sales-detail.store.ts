import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openAfterSalesSteps } from './after-sales-steps.store'
import { afterSalesDetail } from './after-sales.contract'

/** Opens the store of one after-sales case with its log. The value is null for an unknown id. */
export const openAfterSalesDetail = (scope: Scope, id: string) =>
  openDocument(
    scope,
    id,
    (options) => scope.call(afterSalesDetail, { path: { id } }, options),
    openAfterSalesSteps,
  )
