import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, record } from '../../core/database/columns'

/** A parcel of an order. */
export const shipment = pgTable(
  'shipment',
  {
    ...record(),
    orderId: text('order_id').notNull(),
    company: text().notNull(),
    trackingNo: text('tracking_no').notNull(),
    shippedAt: moment('shipped_at').notNull(),
    /** Time of delivery by the carrier. */
    deliveredAt: moment('delivered_at'),
  },
  ({ orderId, deliveredAt }) => [
    index('shipment_order').on(orderId),
    index('shipment_moving').on(deliveredAt),
  ],
)

/** Pieces of an order line in a parcel. */
export const shipmentLine = pgTable(
  'shipment_line',
  {
    id: id(),
    shipmentId: text('shipment_id').notNull(),
    orderLineId: text('order_line_id').notNull(),
    qty: integer().notNull(),
  },
  ({ shipmentId, qty }) => [
    index('shipment_line_shipment').on(shipmentId),
    check('shipment_line_qty', sql`${qty} > 0`),
  ],
)

/** Tracking event of a parcel. */
export const logisticsTrack = pgTable(
  'logistics_track',
  {
    id: id(),
    shipmentId: text('shipment_id').notNull(),
    at: moment('at').notNull(),
    /** A code of `trackStep`. */
    step: integer().notNull(),
    place: text().notNull().default(''),
  },
  ({ shipmentId }) => [index('logistics_track_shipment').on(shipmentId)],
)
