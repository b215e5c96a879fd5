import { useEffect } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/pages/empty-state'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { PayBack } from './pay-back'
import type { PayOrder } from './payment.contract'
import { paymentMessages } from './payment.messages'
import type { PaymentStore } from './payment.store'

type PayWaitingProps = { order: PayOrder; store: PaymentStore }

/** Waiting view after the return from a provider. The payment is not reported as failed before its outcome is known. */
export function PayAsking({ order: { payOrderId }, store }: PayWaitingProps) {
  const say = useSay(paymentMessages)
  const href = useHref()
  useEffect(() => store.watch.often(), [store])
  return (
    <Card padding="none">
      <div role="status">
        <EmptyState
          state={null}
          drawing="plug"
          title={say('asking')}
          text={say('askingText')}
          actions={
            <>
              <Button onClick={() => void store.findOut()}>{say('askAgain')}</Button>
              <LinkButton variant="primary" href={href('payment', {}, { payOrderId })}>
                {say('toPay')}
              </LinkButton>
            </>
          }
        />
      </div>
    </Card>
  )
}

/** View while a voucher is under review. */
export function PayReviewing({ order: { voucher, purpose } }: Pick<PayWaitingProps, 'order'>) {
  const say = useSay(paymentMessages)
  const href = useHref()
  return (
    <Card padding="none">
      <div role="status">
        <EmptyState
          state={null}
          drawing="box"
          title={say('reviewTitle')}
          text={
            <>
              {say(purpose === 'order' ? 'reviewText' : 'reviewOther')}
              <br />
              {voucher && `${voucher.bank} · ${voucher.payer} · ${voucher.paidOn}`}
            </>
          }
          actions={
            <>
              <LinkButton href={href('home')}>{say('goOn')}</LinkButton>
              <PayBack purpose={purpose} />
            </>
          }
        />
      </div>
    </Card>
  )
}
