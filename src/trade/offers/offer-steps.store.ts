import { atom } from 'nanostores'
import { goTo } from '../../core/go-to'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import * as contract from './offer-steps.contract'
import { offerMessages } from './offers.messages'

type Said = 'accepted' | 'declined' | 'askedAgain' | 'withdrawn' | 'sent'
type Words = { text: string; files: string[] }

/**
 * What a buyer does with quotations. Failures are said by the client, and what is shown is asked for anew after
 * them: it may have changed meanwhile.
 * @param changed asks again for what is shown
 */
export function openOfferSteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const $busy = atom(false)
  // One key a message, until its answer is known.
  let message: { words: string; key: string } | undefined

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>, done: Said): Promise<boolean> {
    if ($busy.get()) return false
    $busy.set(true)
    try {
      await work()
      scope.notices.toast('success', speaker(offerMessages, scope.$locale.get())(done))
      return true
    } catch {
      return false
    } finally {
      $busy.set(false)
      changed()
    }
  }

  return {
    $busy,
    /** @param quoteNo the quote that was shown */
    accept: (id: string, quoteNo: number) =>
      run(() => call(contract.acceptOffer, { path: { id }, body: { quoteNo } }), 'accepted'),
    decline: (id: string, reason: string) =>
      run(() => call(contract.declineOffer, { path: { id }, body: { reason } }), 'declined'),
    withdraw: (id: string) => run(() => call(contract.withdrawOffer, { path: { id } }), 'withdrawn'),
    askAgain: (id: string, body: Words) =>
      run(() => call(contract.askOfferAgain, { path: { id }, body }), 'askedAgain'),
    write(id: string, body: Words) {
      const words = JSON.stringify([id, body])
      if (message?.words !== words) message = { words, key: randomKey() }
      const idempotencyKey = message.key
      return run(async () => {
        await call(contract.writeToOffer, { path: { id }, body }, { idempotencyKey })
        message = undefined
      }, 'sent')
    },
    /** To a checkout at the accepted prices. @param from the button */
    order: (id: string, from?: Element) => goTo(scope.href('checkout', undefined, { offer: id }), { from }),
  }
}

export type OfferSteps = ReturnType<typeof openOfferSteps>
