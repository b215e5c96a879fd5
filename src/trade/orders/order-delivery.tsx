import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useSay } from '../../ui/host'
import { useLabel } from '../../ui/use-label'
import { deliveryWay } from '../checkout/delivery-way'
import type { OrderDetail } from './order-detail.contract'
import { OrderInvoice } from './order-invoice'
import { orderMessages } from './orders.messages'

/** Delivery address, delivery method and remark of an order. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const say = useSay(orderMessages)
  const wayLabel = useLabel(deliveryWay)
  const { consignee = '', phone = '', regionName = '', detail = '' } = order.address
  return (
    <Card title={say('delivery')}>
      <Facts
        of={[
          [say('consignee'), `${consignee} ${phone}`],
          [say('address'), `${regionName} ${detail}`],
          [say('deliveryWay'), wayLabel(order.deliveryWay)],
          [say('requireDate'), order.requireDate],
          [say('orderRemark'), order.remark],
          [say('invoiceWish'), <OrderInvoice key="invoice" order={order} />],
          [say('attachments'), order.files.length > 0 && <FileList key="files" files={order.files} />],
        ]}
      />
    </Card>
  )
}
