import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { openAddresses } from '../../account/addresses/addresses.store'
import { Card } from '../../ui/card'
import { useHost, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { Steps } from '../../ui/pages/steps'
import { CheckoutAddress } from './checkout-address'
import { CheckoutDetails } from './checkout-details'
import { openFunding } from '../payment/funding.store'
import { CheckoutFunding } from './checkout-funding'
import { CheckoutGoods } from './checkout-goods'
import { CheckoutInvoice } from './checkout-invoice'
import { CheckoutPlaced } from './checkout-placed'
import { CheckoutSummary } from './checkout-summary'
import { CheckoutTrouble } from './checkout-trouble'
import { CheckoutVoid } from './checkout-void'
import type { Draft } from './checkout.contract'
import sheet from './checkout.css?sheet'
import goodsSheet from './checkout-goods.css?sheet'
import placedSheet from './checkout-placed.css?sheet'
import { checkoutMessages } from './checkout.messages'
import { isVoid, openCheckout, type CheckoutStore } from './checkout.store'

/** Confirming an order: where to, how, with what papers; the amounts are the server's. */
export default function CheckoutPage() {
  useSheet(sheet)
  useSheet(goodsSheet)
  useSheet(placedSheet)
  const say = useSay(checkoutMessages)
  const { scope, urlState } = useHost()
  const [checkout] = useState(() => openCheckout(scope, urlState))
  const state = useStore(checkout.draft.$state)
  const placed = state.value?.placed
  const over = state.status === 'failed' && isVoid(state.error) ? state.error : undefined

  return (
    <div className="checkout-frame">
      {over ? (
        <CheckoutVoid nothing={over.code === 422} />
      ) : (
        <Page
          of={checkout.draft}
          title={placed ? say('placedTitle') : say('title')}
          actions={
            <Steps
              items={[say('stepCart'), say('stepConfirm'), say('stepPay'), say('stepDone')]}
              current={placed ? 2 : 1}
            />
          }
          what={say('what')}
          safe={say('safe')}
          skeleton={<CheckoutSkeleton />}
        >
          {(draft) =>
            placed ? (
              <CheckoutPlaced placed={placed} />
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
  const [addresses] = useState(() => openAddresses(scope))
  const [funding] = useState(() => openFunding(scope))
  return (
    <>
      <CheckoutTrouble checkout={checkout} />
      <div className="checkout">
        <Card padding="none" className="checkout-main">
          <CheckoutAddress draft={draft} checkout={checkout} addresses={addresses} />
          <CheckoutFunding draft={draft} funding={funding} />
          <CheckoutInvoice draft={draft} checkout={checkout} />
          <CheckoutGoods draft={draft} checkout={checkout} />
          <CheckoutDetails draft={draft} checkout={checkout} />
        </Card>
        <CheckoutSummary {...{ draft, checkout, addresses, funding }} />
      </div>
    </>
  )
}

const CheckoutSkeleton = () => (
  <div className="checkout">
    <Card padding="none">
      <SkeletonRows rows={8} />
    </Card>
    <Card padding="none">
      <SkeletonRows rows={4} />
    </Card>
  </div>
)
