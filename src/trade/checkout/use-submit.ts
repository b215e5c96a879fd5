import { useStore } from '@nanostores/react'
import { goTo, isStorefront } from '../../core/address/go-to'
import { useHref, useSay, useScope } from '../../ui/host'
import type { Funding, FundingStore } from '../payment/funding.store'
import { isAccount } from '../payment/pay-way'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'
import { isPaid } from './placed-paid'

type Submitted = { draft: Draft; checkout: CheckoutStore; funding: FundingStore }

/** Returns the submit function. It moves to missing fields, or continues with the payment or its result. */
export function useSubmit({ draft, checkout, funding }: Submitted) {
  const say = useSay(checkoutMessages)
  const { toasts } = useScope()
  const href = useHref()
  const waiting = useStore(checkout.$waiting)

  async function order(from: EventTarget, paying: Funding) {
    const placed = await checkout.submit(from, paying, funding)
    // Account balances may have changed and caused the rejection.
    if (!placed) {
      void funding.types.reload()
      if (funding.$fault.get()) funding.$wrong.set({ field: 'payPassword' })
      else {
        const faults = checkout.$faults.get()
        const field = ['poNumber', 'emergency'].find((name) => faults[name])
        if (field) funding.$wrong.set({ field })
      }
      return
    }
    if (!isStorefront()) return
    if (isPaid(placed)) return goTo(href('paySuccess', {}, { draft: draft.draftId }), { replace: true })
    // The buyer already chose a payment method, so continue to the payment page.
    if (placed.payOrderId && paying.funding?.some(({ payCode }) => !isAccount(payCode)))
      goTo(href('payment', {}, { payOrderId: placed.payOrderId }), { replace: true })
  }
  return (from: EventTarget) => {
    // While a change is pending, the address may not be saved yet. The store waits for it.
    if (!draft.addressId && !waiting) {
      funding.$wrong.set({ field: 'address' })
      return toasts.brief('warning', say('chooseAddress'))
    }
    const paying = funding.ready(draft.gift?.points, draft.passwordFree)
    if (paying) void order(from, paying)
  }
}
