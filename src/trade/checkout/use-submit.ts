import { useStore } from '@nanostores/react'
import { goTo, isStorefront } from '../../core/go-to'
import { useHref, useSay, useScope } from '../../ui/host'
import type { Funding, FundingStore } from '../payment/funding.store'
import { isAccount } from '../payment/pay-way'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'
import { isPaid } from './placed-paid'

type Submitted = { draft: Draft; checkout: CheckoutStore; funding: FundingStore }

/** Submits a checkout, goes to what is missing, and goes on with the payment or its result. */
export function useSubmit({ draft, checkout, funding }: Submitted) {
  const say = useSay(checkoutMessages)
  const { toasts } = useScope()
  const href = useHref()
  const waiting = useStore(checkout.$waiting)

  async function order(from: EventTarget, paying: Funding) {
    const placed = await checkout.submit(from, paying, funding)
    // What accounts have may be the reason.
    if (!placed) {
      void funding.types.reload()
      if (funding.$fault.get()) funding.$wrong.set({ field: 'payPassword' })
      return
    }
    if (!isStorefront()) return
    if (isPaid(placed)) return goTo(href('paySuccess', {}, { draft: draft.draftId }), { replace: true })
    // How to pay was chosen here: the payment goes on with that.
    if (placed.payOrderId && paying.funding?.some(({ payCode }) => !isAccount(payCode)))
      goTo(href('payment', {}, { payOrderId: placed.payOrderId }), { replace: true })
  }
  return (from: EventTarget) => {
    // An address that was chosen just now is on its way to the server: the store waits for it.
    if (!draft.addressId && !waiting) {
      funding.$wrong.set({ field: 'address' })
      return toasts.brief('warning', say('chooseAddress'))
    }
    const paying = funding.ready(draft.gift?.points, draft.passwordFree)
    if (paying) void order(from, paying)
  }
}
