import { DocumentPage } from '../../ui/pages/document-page'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { useHost, useOpened, useSay } from '../../ui/host'
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

/** Detail page of an order. */
export default function OrderDetailPage({ orderNo }: { orderNo: string }) {
  useSheet(sheet)
  useSheet(detailSheet)
  const { scope } = useHost()
  const say = useSay(orderMessages)
  const { document, steps } = useOpened(() => openOrderDetail(scope, orderNo))
  return (
    <>
      <DocumentPage
        of={document}
        what={say('orderNamed', { no: orderNo })}
        missing={say('missing')}
        list="orders"
      >
        {(order) => (
          <DocumentMoney of={order}>
            <OrderHead order={order} steps={steps} />
            <OrderSummary order={order} />
            <OrderParcels order={order} />
            <div className="order-cards">
              <OrderDelivery order={order} />
              <OrderPayments order={order} />
            </div>
            <OrderLog log={order.log} />
          </DocumentMoney>
        )}
      </DocumentPage>
      <BoughtAgainDialog steps={steps} />
    </>
  )
}
