import { atom } from 'nanostores'
import { goTo } from '../../core/go-to'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { cartOf } from '../cart/cart.store'
import { enquiryMessages } from './enquiries.messages'
import * as contract from './enquiry-steps.contract'

type Words = { text: string; files: string[]; supplier: string }

/**
 * What a buyer does with inquiries. Failures are said by the client, and what is shown is asked for anew after
 * them: it may have changed meanwhile.
 * @param changed asks again for what is shown
 */
export function openEnquirySteps(scope: Scope, changed: () => void) {
  const { call } = scope
  const $busy = atom(false)
  // One key for one intention, until its answer is known.
  const keys = new Map<string, string>()
  const say = () => speaker(enquiryMessages, scope.$locale.get())

  /** @param work does it, and says what was done @returns whether it was done */
  async function run(work: () => Promise<string>): Promise<boolean> {
    if ($busy.get()) return false
    $busy.set(true)
    try {
      scope.notices.toast('success', await work())
      return true
    } catch {
      return false
    } finally {
      $busy.set(false)
      changed()
    }
  }

  async function once<T>(intent: string, work: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const key = keys.get(intent) ?? randomKey()
    keys.set(intent, key)
    const answer = await work(key)
    keys.delete(intent)
    return answer
  }

  return {
    $busy,
    award: (quoteId: string) =>
      run(async () => {
        await call(contract.selectQuote, { path: { id: quoteId } })
        return say()('awarded')
      }),
    close: (id: string) =>
      run(async () => {
        await call(contract.closeEnquiry, { path: { id } })
        return say()('closed')
      }),
    toCart: (id: string) =>
      run(async () => {
        const { added, skipped } = await once(`cart ${id}`, (idempotencyKey) =>
          call(contract.enquiryToCart, { path: { id } }, { idempotencyKey }),
        )
        cartOf(scope).changed()
        return skipped.length > 0 ? say()('inCartPart', { n: added }) : say()('inCart')
      }),
    write: (id: string, body: Words) =>
      run(async () => {
        await once(JSON.stringify([id, body]), (idempotencyKey) =>
          call(contract.writeToEnquiry, { path: { id }, body }, { idempotencyKey }),
        )
        return say()('sent')
      }),
    /** To a checkout at the accepted prices. @param from the button */
    order: (offerId: string, from?: Element) =>
      goTo(scope.href('checkout', undefined, { offer: offerId }), { from }),
  }
}

export type EnquirySteps = ReturnType<typeof openEnquirySteps>
