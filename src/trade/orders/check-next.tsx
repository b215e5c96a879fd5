import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { useHref, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { LinkButton } from '../../ui/link-button'
import type { CheckList } from './check-list.store'
import type { OrderDetail } from './order-detail.contract'
import { actionsOf } from '../../words/order-machine'
import { orderMessages } from './orders.messages'

/** Next steps after a check: confirm receipt, or claim missing pieces. */
export function CheckNext({ order, list }: { order: OrderDetail; list: CheckList }) {
  const say = useSay(orderMessages)
  const href = useHref()
  const saved = useStore(list.$saved)
  const busy = useStore(list.$busy).has(order.id)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved) bar.current?.focus()
  }, [saved])
  const open = actionsOf(order)
  const missing = order.lines.reduce(
    (sum, { shippedQuantity, receivedQuantity }) => sum + Math.max(0, shippedQuantity - receivedQuantity),
    0,
  )
  return (
    <div ref={bar} tabIndex={-1} className="order-check-next">
      <InlineBar
        tone={missing > 0 ? 'warn' : 'success'}
        actions={
          <>
            {missing > 0 && open.includes('askAfterSales') && (
              <LinkButton size="small" href={href('askRefund', { orderNo: order.orderNo }, { missing: '1' })}>
                {say('claimMissing')}
              </LinkButton>
            )}
            {open.includes('receive') && (
              <Button
                size="small"
                variant="primary"
                loading={busy}
                onClick={() => void list.receive(order.id)}
              >
                {say('receive')}
              </Button>
            )}
          </>
        }
      >
        {missing > 0 ? say('checkMissing', { n: missing }) : say('checkComplete')}
      </InlineBar>
    </div>
  )
}
