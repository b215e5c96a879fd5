import { keywordOf } from '../../core/keyword'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { pageEnquiries } from './enquiries.contract'
import { enquiryState } from './enquiry-state'
import { openEnquirySteps } from './enquiry-steps.store'

/** Inquiries of a company as its list shows them; what the list is narrowed by stands in the address. */
export function openEnquiryList(scope: Scope, place: Place) {
  const list = pagedList(scope, place, {
    filters: { state: enquiryState, keyword: keywordOf },
    load: (body, options) => scope.call(pageEnquiries, { body }, options),
  })
  return { ...list, steps: openEnquirySteps(scope, () => void list.page.reload()) }
}
