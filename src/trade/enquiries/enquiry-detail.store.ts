import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
import { openEnquirySteps } from './enquiry-steps.store'
import { enquiryDetail } from './enquiries.contract'

/** Opens one inquiry with all answers and messages. The value is null for an unknown id. */
export const openEnquiryDetail = (scope: Scope, id: string) =>
  openDocument(scope, id, (options) => scope.call(enquiryDetail, { path: { id } }, options), openEnquirySteps)
