import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { openAddresses } from '../../account/addresses/addresses.store'
import { Card } from '../../ui/card'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { takesPoints } from '../../site/params/points-deduction.store'
import { focusField } from '../../ui/forms/form-focus'
import { later } from '../../ui/later'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { useSteppedHead } from '../../site/layout/use-stepped-head'
import { CheckoutAddress } from './checkout-address'
import { CheckoutDetails } from './checkout-details'
import { openFunding } from '../payment/funding.store'
import { payableInPoints } from './payable-in-points'
import { CheckoutFunding } from './checkout-funding'
import { CheckoutGoods } from './checkout-goods'
import { CheckoutInvoice } from './checkout-invoice'
import { CheckoutSummary } from './checkout-summary'
import { CheckoutTrouble } from './checkout-trouble'
import { CheckoutVoid } from './checkout-void'
import type { Draft } from './checkout.contract'
import sheet from './checkout.css?sheet'
import goodsSheet from './checkout-goods.css?sheet'
import { checkoutMessages } from './checkout.messages'
import { isVoid, openCheckout, type CheckoutStore } from './checkout.store'
import { isPaid } from './placed-paid'
import { stuckBecause } from './stuck-because'
import { useSubmit } from './use-submit'

const CheckoutStuck = later(() => import('./checkout-stuck'))
const CheckoutPlaced = later(() => import('./checkout-placed'))

/** Checkout page: address, delivery, invoice and payment. The server computes all amounts. */
export default function CheckoutPage() {
  useSheet(sheet)
  useSheet(goodsSheet)
  const say = useSay(checkoutMessages)
  const { scope, urlState } = useHost()
  const checkout = useOpened(() => openCheckout(scope, urlState))
  const state = useStore(checkout.draft.$state)
  const placed = state.value?.placed
  const steps = [say('stepCart'), say('stepConfirm'), say('stepPay'), say('stepDone')]
  const current = !placed ? 1 : isPaid(placed) ? steps.length : 2
  const head = useSteppedHead(say(placed ? 'placedTitle' : 'title'), steps, current)
  const over = state.status === 'failed' && isVoid(state.error) ? state.error : undefined

  return (
    <div className="checkout-frame">
      {!over && head.heading}
      {over ? (
        <CheckoutVoid nothing={over.code === 422} />
      ) : (
        <Page
          of={checkout.draft}
          {...head.frame}
          what={say('what')}
          safe={say('safe')}
          skeleton={<CheckoutSkeleton />}
        >
          {(draft) =>
            placed ? (
              <CheckoutPlaced placed={placed} fresh={checkout.isFresh()} />
            ) : (
              <CheckoutForm key={draft.draftId} draft={draft} checkout={checkout} />
            )
          }
        </Page>
      )}
    </div>
  )
}

function CheckoutForm({ draft, checkout }: { draft: Draft; checkout: CheckoutStore }) {
  const { scope } = useHost()
  const addresses = useOpened(() => openAddresses(scope))
  const offered = takesPoints(scope)
  const isDeducted = ({ points, offer, gift }: Draft) =>
    points !== undefined && !offer && !gift && offered.get()
  // Rerenders once it is known whether points are deducted.
  useStore(offered)
  const [funding] = useState(() => {
    const now = () => checkout.draft.$state.get().value
    return openFunding(
      scope,
      () => now()?.payNow ?? 0,
      () => {
        const shown = now()
        return shown && !isDeducted(shown) ? payableInPoints(shown) : 0
      },
    )
  })
  const submit = useSubmit({ draft, checkout, funding })
  const form = useRef<HTMLDivElement>(null)
  const wrong = useStore(funding.$wrong)
  const emergency = useStore(checkout.$emergency)
  useEffect(() => {
    if (wrong) focusField(form.current, wrong.field)
  }, [wrong])
  return (
    <>
      <CheckoutTrouble checkout={checkout} />
      {stuckBecause(draft) && <CheckoutStuck draft={draft} />}
      <div className="checkout" ref={form}>
        <Card padding="none" className="checkout-main">
          <CheckoutAddress draft={draft} checkout={checkout} addresses={addresses} />
          {/* An emergency order is paid once it is submitted. */}
          {emergency === undefined && (
            <CheckoutFunding draft={draft} funding={funding} deducted={isDeducted(draft)} onSubmit={submit} />
          )}
          {draft.amounts.pay > 0 && <CheckoutInvoice draft={draft} checkout={checkout} />}
          <CheckoutGoods draft={draft} checkout={checkout} />
          <CheckoutDetails draft={draft} checkout={checkout} />
        </Card>
        <CheckoutSummary {...{ draft, checkout, addresses, funding }} onSubmit={submit} />
      </div>
    </>
  )
}

const CheckoutSkeleton = () => (
  <div className="checkout">
    <Card padding="none">
      <SkeletonRows rows={20} />
    </Card>
    <Card padding="none">
      <SkeletonRows rows={4} />
    </Card>
  </div>
)
