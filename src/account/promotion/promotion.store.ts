import { computed } from 'nanostores'
import type { SentOf } from '../../core/form/form-field'
import { keywordOf } from '../../core/text/keyword'
import { listPagePatch } from '../../core/store/list-page'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { commissionType } from './commission-type'
import type { payoutFields } from './payout'
import { askPayout, cancelPayout, payoutPage } from './payouts.contract'
import { invitedPage, promotionLink, promotionPage, promotionSummary } from './promotion.contract'
import { promotionMessages } from './promotion.messages'

export type PromotionList = 'buyers' | 'ledger' | 'payouts'
const others: readonly PromotionList[] = ['ledger', 'payouts']

/**
 * Opens the invitation link of a company with its lists: invited buyers, commission and payouts. The URL selects the
 * visible list.
 */
export function openPromotion(scope: Scope, urlState: UrlState) {
  const keys = [scope.token.$token, scope.$locale]
  const about = resource(async (signal) => {
    const options = { signal, quiet: true }
    const [summary, link] = await Promise.all([
      scope.call(promotionSummary, {}, options),
      scope.call(promotionLink, { body: {} }, options),
    ])
    return { summary, link }
  }, keys)
  const payouts = pagedList(scope, urlState, {
    load: (body, options) => scope.call(payoutPage, { body }, options),
  })
  const { $busy, send, take, once } = openSteps(scope, promotionMessages, () => {
    void about.reload()
    void payouts.page.reload()
  })
  return {
    $shown: computed(
      urlState.$query,
      ({ list }): PromotionList => others.find((one) => one === list) ?? 'buyers',
    ),
    // Resets page and filters, because each list has its own.
    show: (list: PromotionList) =>
      urlState.setQuery({
        list: list === 'buyers' ? '' : list,
        keyword: '',
        type: '',
        range: '',
        ...listPagePatch({}),
      }),
    about,
    payouts,
    $busy,
    buyers: pagedList(scope, urlState, {
      filters: { keyword: keywordOf },
      load: (body, options) => scope.call(invitedPage, { body }, options),
    }),
    ledger: pagedList(scope, urlState, {
      filters: { type: commissionType, range: listRange },
      load: ({ range: timeRange, ...asked }, options) =>
        scope.call(promotionPage, { body: { ...asked, timeRange } }, options),
    }),
    /** @throws CallError with field errors for the form */
    ask: (body: SentOf<typeof payoutFields.fields>) =>
      send('', () => once(body, (options) => scope.call(askPayout, { body }, options)), 'payoutAsked'),
    takeBack: (id: string) => take(id, () => scope.call(cancelPayout, { path: { id } })),
  }
}
export type PromotionStore = ReturnType<typeof openPromotion>
