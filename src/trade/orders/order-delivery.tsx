import { FileList } from '../../site/files/file-list'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card'
import { useLocale, useSay } from '../../ui/host'
import { deliveryWay } from '../checkout/delivery-way'
import type { OrderDetail } from './order-detail.contract'
import { orderMessages } from './orders.messages'

/** Where the goods go, how, and what the buyer said along. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const say = useSay(orderMessages)
  const locale = useLocale()
  const { consignee = '', phone = '', regionName = '', detail = '' } = order.address
  const rows: { name: string; value: ReactNode }[] = [
    { name: say('consignee'), value: `${consignee} ${phone}` },
    { name: say('address'), value: `${regionName} ${detail}` },
    { name: say('deliveryWay'), value: deliveryWay.label(order.deliveryWay, locale) },
    { name: say('requireDate'), value: order.requireDate },
    { name: say('orderRemark'), value: order.remark },
    { name: say('attachments'), value: order.files.length > 0 && <FileList files={order.files} /> },
  ]
  return (
    <Card title={say('delivery')}>
      <dl className="order-facts">
        {rows
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
