import { openOwnDocuments } from '../../core/store/own-documents'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { pageEnquiries } from './enquiries.contract'
import { enquiryState } from './enquiry-state'
import { openEnquirySteps } from './enquiry-steps.store'

/** Opens the list of the company's inquiries. The URL stores its filters. */
export function openEnquiryList(scope: Scope, urlState: UrlState) {
  const list = openOwnDocuments(scope, urlState, pageEnquiries, enquiryState)
  return { ...list, steps: openEnquirySteps(scope, () => void list.page.reload()) }
}
