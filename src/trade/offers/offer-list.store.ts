import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openOfferSteps } from './offer-steps.store'
import { offerState } from './offer-state'
import { pageOffers, type OfferPage } from './offers.contract'

/** What a list of quotations is narrowed by, under these names in its address. */
const offerFilters = ['state', 'keyword', 'range'] as const

/** Quotations of a company as its list shows them; what the list is narrowed by stands in the address. */
export function openOfferList(scope: Scope, place: Place) {
  const list = pagedList<OfferPage, (typeof offerFilters)[number]>(place, {
    filters: offerFilters,
    load({ filters: { state, keyword, range }, ...paging }, signal) {
      // Anybody may have written the address: what makes no sense counts as absent.
      const body = {
        ...paging,
        state: offerState.find(state || undefined)?.code,
        keyword: keywordOf(keyword),
        timeRange: listRange.find(range || undefined)?.code,
      }
      return scope.call(pageOffers, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return { ...list, steps: openOfferSteps(scope, () => void list.page.reload()) }
}

export type OfferList = ReturnType<typeof openOfferList>
