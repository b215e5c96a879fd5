import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import type { OrderList } from './order-list.store'
import { orderMessages } from './orders.messages'

/** Bar to pay several unpaid orders together. */
export function PayTogether({ orders }: { orders: OrderList }) {
  const say = useSay(orderMessages)
  const chosen = useStore(orders.$chosen)
  const busy = useStore(orders.steps.$busy).size > 0
  if (chosen.size === 0) return null
  return (
    <div className="card orders-together row gap-16 end" role="status">
      {say('chosen', { n: chosen.size })}
      <Button
        variant="primary"
        loading={busy}
        onClick={({ currentTarget }) => void orders.steps.pay([...chosen], currentTarget)}
      >
        {say('payTogether')}
      </Button>
    </div>
  )
}
