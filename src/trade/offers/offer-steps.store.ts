import { goTo } from '../../core/address/go-to'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import * as contract from './offer-steps.contract'
import { offerMessages } from './offers.messages'

type Words = { text: string; files: string[] }

/**
 * Opens the buyer's steps for quotations.
 * @param changed reloads the visible data
 */
export function openOfferSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const { $busy, take, takeOnce } = openSteps(scope, offerMessages, changed)
  return {
    $busy,
    /** @param quoteNo number of the shown quote */
    accept: (id: string, quoteNo: number) =>
      take(id, () => call(contract.acceptOffer, { path: { id }, body: { quoteNo } }), 'accepted'),
    decline: (id: string, reason: string) =>
      take(id, () => call(contract.declineOffer, { path: { id }, body: { reason } }), 'declined'),
    withdraw: (id: string) => take(id, () => call(contract.withdrawOffer, { path: { id } }), 'withdrawn'),
    askAgain: (id: string, body: Words) =>
      take(id, () => call(contract.askOfferAgain, { path: { id }, body }), 'askedAgain'),
    write: (id: string, body: Words) =>
      takeOnce(id, body, (options) => call(contract.writeToOffer, { path: { id }, body }, options), 'sent'),
    /**
     * Navigates to a checkout at the accepted prices.
     * @param from pressed button
     */
    order: (id: string, from?: Element) => goTo(scope.href('checkout', undefined, { offer: id }), { from }),
  }
}

export type OfferSteps = ReturnType<typeof openOfferSteps>
