import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openEnquirySteps } from './enquiry-steps.store'
import { enquiryDetail } from './enquiries.contract'

/** One inquiry with all answers and all that was said; null where there is none. */
export const openEnquiryDetail = (scope: Scope, id: string) =>
  openDocument(scope, id, (options) => scope.call(enquiryDetail, { path: { id } }, options), openEnquirySteps)
