import { atom, computed, type WritableAtom } from 'nanostores'
import { isCallError, type CallError } from '../../core/api/call-error'
import { askThen, tell } from '../../core/host/tell'
import { yes } from '../../core/api/shapes'
import { speaker } from '../../core/language/messages'
import { toDecimal } from '../../core/money'
import type { UrlState, UrlQuery } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { cartOf } from '../cart/cart.store'
import { openDraft, readDraft, submitOrder, type Draft, type Placed } from './checkout.contract'
import type { Funding } from '../payment/funding.store'
import { checkoutMessages } from './checkout.messages'
import { openDraftChanges } from './draft-changes.store'

/** Reason why the order is not placed yet: its data changed, or the outcome of the submission is unknown. */
export type Trouble = 'changed' | 'unknown'

/** Returns whether the checkout is over or empty. The page shows this itself, so that no toast is needed. */
export const isVoid = ({ kind, code }: CallError) => kind === 'business' && (code === 404 || code === 422)

/** Reads the subject of a checkout from the URL: a quotation, a gift or one SKU. Default: the selected cart lines. */
function beginning({ offer: offerId, gift: giftId, sku: skuId, quantity, unit: unitCode }: UrlQuery) {
  const pieces = /^\d{1,5}$/.test(quantity ?? '') ? Number(quantity) : 1
  if (offerId) return { offerId }
  if (giftId) return { giftId, quantity: pieces }
  return skuId ? { buyNow: { skuId, quantity: pieces, unitCode } } : {}
}

/** Error messages of the payment password (`$fault`) and of the split (`$refused`). */
type Faults = Record<'$fault' | '$refused', WritableAtom<string>>
const faultAt =
  (wanted: string) =>
  ({ fields }: CallError) =>
    fields.find(({ path }) => path === wanted)?.message ?? ''
const passwordFault = faultAt('payPassword')
const fundingFault = faultAt('funding')
const pointsFault = faultAt('pointsUsed')

/** Opens a checkout. The URL contains its id, so that reload and Back find it again, even after the submission. */
export function openCheckout(scope: Scope, urlState: UrlState) {
  const $sending = atom(false)
  const $trouble = atom<Trouble | undefined>(undefined)
  /** Error message of the points field. */
  const $pointsFault = atom('')
  /** Reason for ordering before the approval, as typed. Undefined: the approval comes first. */
  const $emergencyReason = atom<string | undefined>(undefined)
  /** Error messages of the last submission, by field. */
  const $faults = atom<Readonly<Record<string, string>>>({})

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
  /** Same, while the checkout needs an approval. */
  const $emergency = computed([$emergencyReason, draft.$state], (reason, { value }) =>
    value?.needReview === yes ? reason : undefined,
  )
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
    // A purchase request alone is not an order yet.
    if (orderNos.length > 0) tell('trade-order-place', { orderNos, amount: toDecimal(placed.payAmount) })
  }

  /** Loads the outcome of a submission after a network error. No failure is reported before the outcome is known. */
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
    // One idempotency key per checkout, also for retries and after a reload.
    const idempotencyKey = `checkout-${draftId}`
    const body = { draftId, stamp, payAmount: toDecimal(amounts.pay), ...paying, emergency: $emergency.get() }
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
      $faults.set(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])))
      if (error.code === 409) $trouble.set('changed')
      await draft.reload()
    }
  }

  return {
    draft,
    $sending,
    $trouble,
    /** Returns whether the order was submitted on this page, not before a reload. */
    isFresh: () => fresh,
    /** True while a change is pending. The amounts are then those before the change. */
    $waiting: changes.$waiting,
    $pointsFault,
    $faults,
    $emergencyReason,
    $emergency,
    change(...[patch, typed]: Parameters<typeof changes.change>) {
      $faults.set({})
      changes.change(patch, typed)
    },
    /** @param typed whether the user is still typing */
    usePoints(pointsUsed: number, typed?: boolean) {
      $pointsFault.set('')
      changes.change({ pointsUsed }, typed)
    },
    noteOf: changes.noteOf,
    findOut,
    /**
     * Submits the order as shown. A host can refuse with `trade-before-order`.
     * @param from pressed element
     * @param paying split of the amount that can be paid now
     * @param faults stores for error messages about the payment
     * @returns the placed orders, or undefined if nothing is placed or the outcome is unknown
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
