import { keywordOf } from '../../core/text/keyword'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openOfferSteps } from './offer-steps.store'
import { offerState } from './offer-state'
import { pageOffers } from './offers.contract'

/** Opens the list of the company's quotations. The URL stores its filters. */
export function openOfferList(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { state: offerState, keyword: keywordOf, range: listRange },
    load: ({ range: timeRange, ...asked }, options) =>
      scope.call(pageOffers, { body: { ...asked, timeRange } }, options),
  })
  return { ...list, steps: openOfferSteps(scope, () => void list.page.reload()) }
}

export type OfferList = ReturnType<typeof openOfferList>
