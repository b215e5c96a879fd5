import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
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
