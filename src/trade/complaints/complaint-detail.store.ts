import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openComplaintSteps } from './complaint-steps.store'
import { complaintDetail } from './complaints.contract'

/** One complaint with all that was said; null where there is none. */
export const openComplaintDetail = (scope: Scope, id: string) =>
  openDocument(
    scope,
    id,
    (options) => scope.call(complaintDetail, { path: { id } }, options),
    openComplaintSteps,
  )
