import { and, eq, isNull, max } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Text } from '../../../../src/core/language/messages'
import { trackStep } from '../../../../src/trade/orders/track-step'
import { hour } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { waitingIn } from '../../core/documents/waiting'
import { advanceParcel } from './advance-parcel'
import { orderLink } from './order-link'
import { orders } from './orders.table'
import { logisticsTrack, shipment } from './shipments.table'

const stop = alias(logisticsTrack, 'stop')
const lastStep = () =>
  db()
    .select({ step: max(stop.step) })
    .from(stop)
    .where(eq(stop.shipmentId, shipment.id))

/** Desk queue of parcels in transit, with their last tracking event. */
export const desk = {
  title: ['物流包裹', 'Parcels'],
  permission: 'orders',
  promised: 8 * hour,
  ...waitingIn({
    id: shipment.id,
    since: logisticsTrack.at,
    words: [shipment.company, shipment.trackingNo, orders.orderNo, orders.poNumber],
    find: (which) =>
      db()
        .select({
          parcel: shipment,
          orderNo: orders.orderNo,
          poNumber: orders.poNumber,
          step: logisticsTrack.step,
          at: logisticsTrack.at,
        })
        .from(shipment)
        .innerJoin(orders, eq(orders.id, shipment.orderId))
        .innerJoin(
          logisticsTrack,
          and(eq(logisticsTrack.shipmentId, shipment.id), eq(logisticsTrack.step, lastStep())),
        )
        .where(and(isNull(shipment.deliveredAt), which)),
    show: (rows) =>
      rows.map(({ parcel, orderNo, poNumber, step, at }) => ({
        id: parcel.id,
        head: `${parcel.company} ${parcel.trackingNo}`,
        lines: [
          orderLink(orderNo),
          ...(poNumber
            ? [[`整单采购单号：${poNumber}`, `PO number of the order: ${poNumber}`] satisfies Text]
            : []),
          trackStep.find(step)?.text ?? '',
        ],
        since: at,
        actions: ['advance'],
        auto: 'advance',
      })),
  }),
  actions: { advance: { label: ['到下一站', 'Next stop'], act: (id) => advanceParcel(id) } },
} satisfies Desk
