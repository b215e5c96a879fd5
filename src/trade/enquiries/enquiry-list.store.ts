import { keywordOf } from '../../core/keyword'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { pageEnquiries, type EnquiryPage } from './enquiries.contract'
import { enquiryState } from './enquiry-state'
import { openEnquirySteps } from './enquiry-steps.store'

/** What a list of inquiries is narrowed by, under these names in its address. */
const enquiryFilters = ['state', 'keyword'] as const

/** Inquiries of a company as its list shows them; what the list is narrowed by stands in the address. */
export function openEnquiryList(scope: Scope, place: Place) {
  const list = pagedList<EnquiryPage, (typeof enquiryFilters)[number]>(place, {
    filters: enquiryFilters,
    load({ filters: { state, keyword }, ...paging }, signal) {
      // Anybody may have written the address: what makes no sense counts as absent.
      const body = {
        ...paging,
        state: enquiryState.find(state || undefined)?.code,
        keyword: keywordOf(keyword),
      }
      return scope.call(pageEnquiries, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return { ...list, steps: openEnquirySteps(scope, () => void list.page.reload()) }
}
