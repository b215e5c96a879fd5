import { atom, type WritableAtom } from 'nanostores'
import { isCallError, type CallError } from '../../core/call-error'
import { askThen, tell } from '../../core/tell'
import { speaker } from '../../core/messages'
import { toDecimal } from '../../core/money'
import type { UrlState, UrlQuery } from '../../core/url-state'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { cartOf } from '../cart/cart.store'
import { openDraft, readDraft, submitOrder, type Draft, type Placed } from './checkout.contract'
import type { Funding } from '../payment/funding.store'
import { checkoutMessages } from './checkout.messages'
import { openDraftChanges } from './draft-changes.store'

/** Why the order is not placed yet: the server found something else than was shown, or nobody knows. */
export type Trouble = 'changed' | 'unknown'

/** The checkout is over, or there is nothing to order: shown in place of the page, so that no notice is needed. */
export const isVoid = ({ kind, code }: CallError) => kind === 'business' && (code === 404 || code === 422)

/** What a checkout is about by its address: a quotation, a gift, one SKU, else the selected lines of the cart. */
function beginning({ offer: offerId, gift: giftId, sku: skuId, quantity, unit: unitCode }: UrlQuery) {
  const pieces = /^\d{1,5}$/.test(quantity ?? '') ? Number(quantity) : 1
  if (offerId) return { offerId }
  if (giftId) return { giftId, quantity: pieces }
  return skuId ? { buyNow: { skuId, quantity: pieces, unitCode } } : {}
}

/** Told what is wrong with the payment password, and with how it is divided. */
type Faults = Record<'$fault' | '$refused', WritableAtom<string>>
const faultAt =
  (wanted: string) =>
  ({ fields }: CallError) =>
    fields.find(({ path }) => path === wanted)?.message ?? ''
const passwordFault = faultAt('payPassword')
const fundingFault = faultAt('funding')
const pointsFault = faultAt('pointsUsed')

/** One checkout. Its id stands in the address, so that reload and Back find it again, also once it was submitted. */
export function openCheckout(scope: Scope, urlState: UrlState) {
  const $sending = atom(false)
  const $trouble = atom<Trouble | undefined>(undefined)
  /** Why so many points cannot be used, said at their field. */
  const $pointsFault = atom('')

  const draft = resource(async (signal) => {
    const { draft: known } = urlState.$query.get()
    const options = { signal, quiet: isVoid }
    if (known) return scope.call(readDraft, { path: { id: known } }, options)
    const begun = await scope.call(openDraft, { body: beginning(urlState.$query.get()) }, options)
    const used = { offer: '', gift: '', sku: '', quantity: '', unit: '' }
    urlState.setQuery({ draft: begun.draftId, ...used }, { replace: true })
    return begun
  })
  const now = () => draft.$state.get().value
  const changes = openDraftChanges({
    scope,
    id: () => now()?.draftId ?? '',
    took: draft.set,
    onGone: () => void draft.reload(),
  })

  let fresh = false
  function took(placed: Placed) {
    fresh = true
    const shown = now()
    if (shown) draft.set({ ...shown, placed })
    $trouble.set(undefined)
    cartOf(scope).changed()
    const orderNos = placed.orders.map(({ orderNo }) => orderNo)
    tell('trade-order-place', { orderNos, amount: toDecimal(placed.payAmount) })
  }

  /** After a cut connection: what became of the submission. It is never called failed before that is known. */
  async function findOut() {
    const shown = now()
    if (!shown) return
    try {
      const found = await scope.call(readDraft, { path: { id: shown.draftId } }, { quiet: true })
      if (found.placed) return took(found.placed)
      draft.set(found)
      $trouble.set(undefined)
      scope.toasts.brief('warning', speaker(checkoutMessages, scope.$locale.get())('notPlaced'))
    } catch {
      $trouble.set('unknown')
    }
  }

  async function send({ draftId, stamp, amounts }: Draft, paying: Funding, faults?: Faults) {
    // One key for one intention: the same over retries and reload, another for another checkout.
    const idempotencyKey = `checkout-${draftId}`
    const body = { draftId, stamp, payAmount: toDecimal(amounts.pay), ...paying }
    try {
      const quiet = (failed: CallError) =>
        failed.kind === 'network' || passwordFault(failed) !== '' || pointsFault(failed) !== ''
      const { totalCount: _, ...placed } = await scope.call(submitOrder, { body }, { idempotencyKey, quiet })
      took(placed)
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.kind === 'unauthorized' || error.kind === 'aborted') return
      if (error.kind !== 'business') return findOut()
      const wrong = passwordFault(error)
      if (wrong) return faults?.$fault.set(wrong)
      faults?.$refused.set(fundingFault(error))
      $pointsFault.set(pointsFault(error))
      if (error.code === 409) $trouble.set('changed')
      await draft.reload()
    }
  }

  return {
    draft,
    $sending,
    $trouble,
    /** Whether it was submitted just now, not before the page was opened. */
    isFresh: () => fresh,
    /** True until the server has answered a choice: amounts are those of before. */
    $waiting: changes.$waiting,
    $pointsFault,
    change: changes.change,
    /** @param typed more figures may follow */
    usePoints(pointsUsed: number, typed?: boolean) {
      $pointsFault.set('')
      changes.change({ pointsUsed }, typed)
    },
    noteOf: changes.noteOf,
    findOut,
    /**
     * Orders what is shown. A host may refuse with `trade-before-order`.
     * @param from the element that was pressed
     * @param paying how what can be paid at once is divided
     * @param faults where what is wrong with that is said
     * @returns what became of it, once it is known
     */
    async submit(from?: EventTarget, paying: Funding = {}, faults?: Faults): Promise<Placed | undefined> {
      if ($sending.get()) return undefined
      $sending.set(true)
      $pointsFault.set('')
      try {
        if (!(await changes.flush())) return undefined
        const shown = now()
        if (!shown || shown.placed) return undefined
        const placed = async () => {
          await send(shown, paying, faults)
          return { orderNos: now()?.placed?.orders.map(({ orderNo }) => orderNo) ?? [] }
        }
        const forbidden = (reason: string) => {
          if (reason) scope.toasts.brief('warning', reason)
          return { orderNos: [] }
        }
        const amount = toDecimal(shown.amounts.pay)
        await askThen('trade-before-order', { amount }, placed, forbidden, from)
        return now()?.placed
      } finally {
        $sending.set(false)
      }
    },
  }
}

export type CheckoutStore = ReturnType<typeof openCheckout>
