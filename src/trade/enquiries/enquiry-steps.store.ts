import { goTo } from '../../core/address/go-to'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { cartOf } from '../cart/cart.store'
import { enquiryMessages } from './enquiries.messages'
import * as contract from './enquiry-steps.contract'

type Words = { text: string; files: string[]; supplier: string }

/**
 * Opens the buyer's steps for inquiries.
 * @param changed reloads the visible data
 */
export function openEnquirySteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const { $busy, take, takeOnce } = openSteps(scope, enquiryMessages, changed)
  return {
    $busy,
    award: (quoteId: string) =>
      take(quoteId, () => call(contract.selectQuote, { path: { id: quoteId } }), 'awarded'),
    close: (id: string) => take(id, () => call(contract.closeEnquiry, { path: { id } }), 'closed'),
    toCart: (id: string) =>
      takeOnce(
        id,
        'cart',
        async (options) => {
          const answer = await call(contract.enquiryToCart, { path: { id } }, options)
          cartOf(scope).changed()
          return answer
        },
        ({ added, skipped }, say) => (skipped.length > 0 ? say('inCartPart', { n: added }) : say('inCart')),
      ),
    write: (id: string, body: Words) =>
      takeOnce(id, body, (options) => call(contract.writeToEnquiry, { path: { id }, body }, options), 'sent'),
    /**
     * Navigates to a checkout at the accepted prices.
     * @param from pressed button
     */
    order: (offerId: string, from?: Element) =>
      goTo(scope.href('checkout', undefined, { offer: offerId }), { from }),
  }
}

export type EnquirySteps = ReturnType<typeof openEnquirySteps>
