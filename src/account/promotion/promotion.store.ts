import { computed } from 'nanostores'
import { keywordOf } from '../../core/keyword'
import { listPagePatch } from '../../core/list-page'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { commissionType } from './commission-type'
import { invitedPage, promotionLink, promotionPage, promotionSummary } from './promotion.contract'

export type PromotionList = 'buyers' | 'ledger'

/** The link of a company, whom it invited and what came of it; one of both lists is shown, as the address says. */
export function openPromotion(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  return {
    $shown: computed(urlState.$query, ({ list }): PromotionList => (list === 'ledger' ? 'ledger' : 'buyers')),
    // The other list has pages and filters of its own.
    show: (list: PromotionList) =>
      urlState.setQuery({
        list: list === 'buyers' ? '' : list,
        keyword: '',
        type: '',
        range: '',
        ...listPagePatch({}),
      }),
    about: resource(async (signal) => {
      const options = { signal, quiet: true }
      const [summary, link] = await Promise.all([
        scope.call(promotionSummary, {}, options),
        scope.call(promotionLink, { body: {} }, options),
      ])
      return { summary, link }
    }, keys),
    buyers: pagedList(scope, urlState, {
      filters: { keyword: keywordOf },
      load: (body, options) => scope.call(invitedPage, { body }, options),
    }),
    ledger: pagedList(scope, urlState, {
      filters: { type: commissionType, range: listRange },
      load: ({ range: timeRange, ...asked }, options) =>
        scope.call(promotionPage, { body: { ...asked, timeRange } }, options),
    }),
  }
}
export type PromotionStore = ReturnType<typeof openPromotion>
