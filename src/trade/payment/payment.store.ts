import { atom } from 'nanostores'
import { isCallError, type CallError } from '../../core/api/call-error'
import { speaker } from '../../core/language/messages'
import type { UrlState } from '../../core/address/url-state'
import { randomKey } from '../../core/api/random-key'
import { toDecimal, type Minor } from '../../core/money'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { changeMethod, listPayType, mergePay, pay, payDetail, payPart } from './payment.contract'
import type { PayOrder, Paying, PayType } from './payment.contract'
import { payOrderState } from '../../words/pay-order-state'
import { paymentMessages } from './payment.messages'
import { isAccount } from './pay-way'
import { watchPayment } from './watch-payment.store'

export type Payment = { order: PayOrder; types: readonly PayType[] }
/** Opened payment of a provider: a QR code or a page. */
export type Opened = Paying & { payCode: number }

const passwordNotSet = 402
const refusedHere = ({ kind, code }: CallError) => kind === 'business' && (code === 404 || code === 422)

/**
 * Opens a payment. The URL contains the pay order's id, so that reload, Back and a return from a provider find it again.
 * `orders` in the URL first creates a pay order.
 * @param leave navigates to a provider's page, returns false for an unsafe URL
 */
export function openPayment(scope: Scope, urlState: UrlState, leave: (url: string) => boolean) {
  const say = () => speaker(paymentMessages, scope.$locale.get())
  const $busy = atom(false)
  const $opened = atom<Opened | undefined>(undefined)
  /** True if the outcome of the latest attempt is unknown. */
  const $unknown = atom(false)
  /** Error message of the password field. */
  const $fault = atom('')
  // Opening a payment method pays nothing, so each view uses its own idempotency key.
  const view = randomKey()

  async function idOf(signal: AbortSignal): Promise<string> {
    const { payOrderId = '', orders = '' } = urlState.$query.get()
    if (payOrderId || !orders) return payOrderId
    const body = { orderIdList: orders.split(',').filter(Boolean) }
    const options = { signal, quiet: refusedHere, idempotencyKey: `merge-${view}` }
    const merged = await scope.call(mergePay, { body }, options)
    urlState.setQuery({ payOrderId: merged.payOrderId, orders: undefined }, { replace: true })
    return merged.payOrderId
  }
  const payment = resource(async (signal): Promise<Payment | null> => {
    const id = await idOf(signal)
    if (!id) return null
    const options = { signal, quiet: refusedHere }
    const order = await scope.call(payDetail, { path: { id } }, options)
    const types = await scope.call(listPayType, { query: { payOrderId: id } }, options)
    return { order, types }
  })
  const now = () => payment.$state.get().value ?? undefined
  const idNow = () => now()?.order.payOrderId ?? ''
  const watch = watchPayment(scope, idNow, (state) => {
    const { order } = now() ?? {}
    if (!order || (state.state === order.state && state.closed === order.closed)) return
    $unknown.set(false)
    void payment.reload()
  })

  /** Loads the outcome after a network error. No failure is reported before the outcome is known. */
  async function findOut() {
    $unknown.set(true)
    const found = await watch.ask()
    if (!found || found.state !== payOrderState.code.toBePaid) return
    // The request may still be in progress, so only its absence so far is reported.
    scope.toasts.brief('warning', say()('notYet'))
  }

  async function failed(error: unknown) {
    if (!isCallError(error)) throw error
    if (error.kind === 'unauthorized' || error.kind === 'aborted') return
    if (error.kind !== 'business') return findOut()
    const own = error.fields.find(({ path }) => path === 'payPassword')
    if (own) return $fault.set(own.message)
    scope.toasts.brief('warning', error.title)
    if (error.code === passwordNotSet || error.code === 404 || error.code === 409) await payment.reload()
  }

  return {
    payment,
    $busy,
    $opened,
    $unknown,
    $fault,
    watch,
    findOut,
    /**
     * Pays with a payment method. Repeated presses pay once.
     * @param payPassword payment password, for an account
     */
    async pay(payCode: number, payPassword?: string) {
      const payOrderId = idNow()
      if ($busy.get() || !payOrderId) return
      $busy.set(true)
      $fault.set('')
      // A payment from an account uses one idempotency key across reloads and tabs.
      const idempotencyKey = isAccount(payCode) ? `pay-${payOrderId}-${payCode}` : `open-${view}-${payCode}`
      const body = { payOrderId, payCode, payPassword }
      try {
        const answer = await scope.call(
          pay,
          { body },
          { idempotencyKey, quiet: ({ kind }) => kind === 'business' || kind === 'network' },
        )
        $unknown.set(false)
        if (answer.state !== payOrderState.code.toBePaid) return await payment.reload()
        $opened.set({ ...answer, payCode })
        watch.often()
        if (answer.formUrl && !leave(answer.formUrl)) scope.toasts.brief('warning', say()('noPage'))
      } catch (error) {
        await failed(error)
      } finally {
        $busy.set(false)
      }
    },
    /** Pays a part from an account, and opens the pay order of the rest. Repeated presses pay once. */
    async payPart(payCode: number, amount: Minor, payPassword?: string) {
      const payOrderId = idNow()
      if ($busy.get() || !payOrderId) return
      $busy.set(true)
      $fault.set('')
      const body = { payOrderId, payCode, amount: toDecimal(amount), payPassword }
      try {
        const rest = await scope.call(
          payPart,
          { body },
          {
            idempotencyKey: `part-${payOrderId}-${payCode}-${amount}`,
            quiet: ({ kind }) => kind === 'business' || kind === 'network',
          },
        )
        urlState.setQuery({ payOrderId: rest.payOrderId }, { replace: true })
        await payment.reload()
      } catch (error) {
        await failed(error)
      } finally {
        $busy.set(false)
      }
    },
    /** Cancels a rejected payment method. */
    async changeMethod() {
      $opened.set(undefined)
      await scope.call(changeMethod, { path: { id: idNow() } }).catch(failed)
      await payment.reload()
    },
    /** Closes the opened QR code or page after the buyer chooses another method. */
    choose: () => {
      $opened.set(undefined)
      $fault.set('')
    },
  }
}

export type PaymentStore = ReturnType<typeof openPayment>
