import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { goTo, isStorefront, leaveFor } from '../../core/address/go-to'
import { memoryUrlState } from '../../core/address/url-state'
import { Card } from '../../ui/card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { useSteppedHead } from '../../site/layout/use-stepped-head'
import { PayForm } from './pay-form'
import { PayOver, type Over } from './pay-over'
import { PayPaid } from './pay-paid'
import { PayAsking, PayReviewing } from './pay-waiting'
import sheet from './payment.css?sheet'
import { paymentMessages } from './payment.messages'
import { openPayment, type Payment, type PaymentStore } from './payment.store'
import { payOrderState, underReview } from '../../words/pay-order-state'

const { orderToBeConfirmed, paid } = payOrderState.code
const isPaid = (payment: Payment | null | undefined) => payment?.order.state === paid

/** Returns why nothing can be paid, or undefined if a payment is possible or complete. */
function overOf(payment: Payment | null): Over | undefined {
  if (!payment) return 'none'
  const { state, closed, returned, purpose } = payment.order
  if (state === paid) return undefined
  if (closed === 10) return returned === 10 ? 'returned' : purpose === 'order' ? 'void' : 'voidOther'
  return state === orderToBeConfirmed ? 'underReview' : undefined
}

type PaymentViewProps = {
  /** True if this is the result page, after a payment or the return from a provider. */
  result?: boolean
  /** Id of the pay order. Default: from the URL. */
  payOrderId?: string | undefined
}

/** Payment and result page. Both show the current state of the pay order. */
export function PaymentView({ result = false, payOrderId: given }: PaymentViewProps) {
  useSheet(sheet)
  const say = useSay(paymentMessages)
  const href = useHref()
  const { scope, urlState } = useHost()
  const store = useOpened(() =>
    openPayment(scope, given ? memoryUrlState({ payOrderId: given }) : urlState, leaveFor),
  )
  useEffect(() => store.watch.start(), [store])
  const state = useStore(store.payment.$state)
  const done = isPaid(state.value)
  const payOrderId = state.value?.order.payOrderId
  useEffect(() => {
    // Replaces the history entry, so that Back skips the completed payment page.
    if (done && !result && payOrderId && isStorefront())
      goTo(href('paySuccess', {}, { payOrderId }), { replace: true })
  }, [done, result, payOrderId, href])

  const ways = [say('stepPay'), say('stepDone')]
  const forOrders = (state.value?.order.purpose ?? 'order') === 'order'
  const steps = forOrders ? [say('stepCart'), say('stepConfirm'), ...ways] : [say('stepAmount'), ...ways]
  const current = done ? steps.length : steps.length - 2
  const head = useSteppedHead(say(result && !done ? 'resultOf' : 'title'), steps, current)
  const refused = state.status === 'failed' && state.error.kind === 'business' ? state.error.code : 0
  const over = refused === 422 ? 'underReview' : refused === 404 ? 'void' : undefined
  return (
    <div className="payment-frame">
      {!over && head.heading}
      {over ? (
        <PayOver why={over} />
      ) : (
        <Page
          of={store.payment}
          {...head.frame}
          what={say('what')}
          safe={say('safe')}
          skeleton={<PaySkeleton />}
        >
          {(payment) => <PaymentBody payment={payment} store={store} result={result} />}
        </Page>
      )}
    </div>
  )
}

type PaymentBodyProps = { payment: Payment | null; store: PaymentStore; result: boolean }

function PaymentBody({ payment, store, result }: PaymentBodyProps) {
  const over = overOf(payment)
  if (over || !payment) return <PayOver why={over ?? 'none'} />
  const { order } = payment
  if (isPaid(payment)) return <PayPaid order={order} />
  if (underReview(order.state)) return <PayReviewing order={order} />
  if (result) return <PayAsking order={order} store={store} />
  return <PayForm key={order.payOrderId} payment={payment} store={store} />
}

const PaySkeleton = () => (
  <div className="payment">
    <Card padding="none">
      <SkeletonRows rows={6} />
    </Card>
    <Card padding="none">
      <SkeletonRows rows={4} />
    </Card>
  </div>
)
