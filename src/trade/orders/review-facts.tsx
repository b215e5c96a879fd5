import { Facts } from '../../ui/pages/facts'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { useLabel } from '../../ui/use-label'
import { deliveryWay } from '../checkout/delivery-way'
import type { OrderDetail } from './order-detail.contract'
import { OrderInvoice } from './order-invoice'
import { orderMessages } from './orders.messages'

/**
 * Facts about an order for the review by the main account.
 * @param changed whether the reviewer changed quantities
 */
export function ReviewFacts({ order, changed }: { order: OrderDetail; changed: boolean }) {
  const say = useSay(orderMessages)
  const wayLabel = useLabel(deliveryWay)
  const { address, amounts, lines, placedBy } = order
  const all = (name: 'purchaseNo' | 'costCentre') =>
    [...new Set(lines.map((line) => line[name]).filter(Boolean))].join(' · ')
  const { consignee = '', phone = '', regionName = '', detail = '' } = address
  return (
    <div className="order-review below-16">
      <Facts
        of={[
          [say('requester'), placedBy?.name],
          [say('placed'), order.createdAt.slice(0, 16)],
          [say('poNumber'), order.poNumber],
          [say('purchaseNo'), all('purchaseNo')],
          [say('costCentre'), all('costCentre')],
          [say('consignee'), `${consignee} ${phone}`],
          [say('address'), `${regionName} ${detail}`],
          [say('deliveryWay'), wayLabel(order.deliveryWay)],
          [say('requireDate'), order.requireDate],
          [say('orderRemark'), order.remark],
          [say('invoiceWish'), <OrderInvoice key="invoice" order={order} />],
          [say('goodsAmount'), <Price key="goods" amount={amounts.goods} size="sm" />],
          [say('freight'), <Price key="freight" amount={amounts.freight} size="sm" />],
          [say('toPay'), <Price key="pay" amount={amounts.pay} size="md" />],
        ]}
      />
      {changed && <p className="order-said below-12 ink-2">{say('repriced')}</p>}
    </div>
  )
}
