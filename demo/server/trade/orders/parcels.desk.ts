import { asc, desc, eq, isNull } from 'drizzle-orm'
import { trackStep } from '../../../../src/trade/orders/track-step'
import { hour } from '../../core/business-time'
import { db } from '../../core/db'
import type { Desk, DeskRow } from '../../core/desk'
import { advanceParcel } from './advance-parcel'
import { orders } from './orders.table'
import { logisticsTrack, shipment } from './shipments.table'

/** Parcels on their way, each with its last stop. */
async function waiting(): Promise<DeskRow[]> {
  const rows = await db()
    .selectDistinctOn([shipment.id], {
      parcel: shipment,
      orderNo: orders.orderNo,
      step: logisticsTrack.step,
      at: logisticsTrack.at,
    })
    .from(shipment)
    .innerJoin(orders, eq(orders.id, shipment.orderId))
    .innerJoin(logisticsTrack, eq(logisticsTrack.shipmentId, shipment.id))
    .where(isNull(shipment.deliveredAt))
    .orderBy(asc(shipment.id), desc(logisticsTrack.step))
  return rows
    .map(({ parcel, orderNo, step, at }) => ({
      id: parcel.id,
      head: `${parcel.company} ${parcel.trackingNo}`,
      lines: [orderNo, trackStep.find(step)?.text ?? ''],
      since: at,
      actions: ['advance'],
      auto: 'advance',
    }))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
}

export const desk = {
  title: ['物流包裹', 'Parcels'],
  permission: 'orders',
  promised: 8 * hour,
  waiting,
  actions: { advance: { label: ['到下一站', 'Next stop'], act: (id) => advanceParcel(id) } },
} satisfies Desk
