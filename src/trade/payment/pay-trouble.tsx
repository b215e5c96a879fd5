import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import type { PayOrder } from './payment.contract'
import { paymentMessages } from './payment.messages'
import type { PaymentStore } from './payment.store'
import { payOrderState } from '../../words/pay-order-state'

/** Warnings about an unknown outcome or a rejected voucher. */
export function PayTrouble({ order, store }: { order: PayOrder; store: PaymentStore }) {
  const say = useSay(paymentMessages)
  const unknown = useStore(store.$unknown)
  const rejected = order.state === payOrderState.code.rejected
  return (
    <>
      {unknown && (
        <InlineBar
          tone="warn"
          actions={
            <Button size="small" onClick={() => void store.findOut()}>
              {say('askAgain')}
            </Button>
          }
        >
          {say('unknown')}
        </InlineBar>
      )}
      {rejected && (
        <InlineBar tone="danger">
          {say('rejected', { reason: order.voucher?.reason ?? '' })} {say('rejectedNext')}
        </InlineBar>
      )}
    </>
  )
}
