import { useState } from 'react'
import { EmptyCard } from '../../ui/empty-card'
import { useHost, useHref, useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { BoughtAgainDialog } from './bought-again-dialog'
import { openOrderDetail } from './order-detail.store'
import { OrderDelivery } from './order-delivery'
import { OrderHead } from './order-head'
import { OrderLog } from './order-log'
import { OrderParcels } from './order-parcels'
import { OrderPayments } from './order-payments'
import { OrderSummary } from './order-summary'
import detailSheet from './order-detail.css?sheet'
import { orderMessages } from './orders.messages'
import sheet from './orders.css?sheet'

/** Everything about one order. */
export default function OrderDetailPage({ orderNo }: { orderNo: string }) {
  useSheet(sheet)
  useSheet(detailSheet)
  const { scope } = useHost()
  const say = useSay(orderMessages)
  const href = useHref()
  const [detail] = useState(() => openOrderDetail(scope, orderNo))
  return (
    <>
      <Page
        of={detail.order}
        what={say('orderNamed', { no: orderNo })}
        missing={
          <EmptyCard
            drawing="search"
            heading="h1"
            title={say('missing')}
            text={say('missingText')}
            way={{ label: say('toList'), href: href('orders') }}
          />
        }
      >
        {(order) => (
          <>
            <OrderHead order={order} steps={detail.steps} />
            <OrderSummary order={order} />
            <OrderParcels order={order} />
            <div className="order-cards">
              <OrderDelivery order={order} />
              <OrderPayments order={order} />
            </div>
            <OrderLog log={order.log} />
          </>
        )}
      </Page>
      <BoughtAgainDialog steps={detail.steps} />
    </>
  )
}
