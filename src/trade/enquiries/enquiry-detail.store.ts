import { byId } from '../../core/by-id'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { enquiryDetail } from './enquiries.contract'
import { openEnquirySteps } from './enquiry-steps.store'

/** One inquiry with all answers and all that was said; null where there is none. */
export function openEnquiryDetail(scope: Scope, enquiryId: string) {
  const enquiry = resource(
    (signal) =>
      byId(enquiryId, () => scope.call(enquiryDetail, { path: { id: enquiryId } }, { signal, quiet: true })),
    [scope.$locale],
  )
  return { enquiry, steps: openEnquirySteps(scope, () => void enquiry.reload()) }
}
