import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { auditLog } from '../../core/audit.table'
import { db } from '../../core/db'
import { payOrder, payOrderItem } from '../payment/payment.table'
import { shipment } from './shipments.table'

/** The ways in which orders are paid, or are going to be, by order. */
export async function payCodesOf(ids: string[]): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db()
    .selectDistinct({ orderId: payOrderItem.refId, payCode: payOrder.payCode })
    .from(payOrderItem)
    .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
    .where(and(inArray(payOrderItem.refId, ids), isNull(payOrder.closedAt), isNotNull(payOrder.payCode)))
    .orderBy(asc(payOrder.payCode))
  const codes = new Map<string, number[]>()
  for (const { orderId, payCode } of rows)
    if (payCode !== null) codes.set(orderId, [...(codes.get(orderId) ?? []), payCode])
  return codes
}

/** How many parcels orders have, by order. */
export async function parcelCounts(ids: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db()
    .select({ orderId: shipment.orderId, parcels: count() })
    .from(shipment)
    .where(inArray(shipment.orderId, ids))
    .groupBy(shipment.orderId)
  return new Map(rows.map(({ orderId, parcels }) => [orderId, parcels]))
}

/** Why orders were closed, as far as somebody said so, by order. */
export async function closingReasons(ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ id: auditLog.entityId, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, ids), eq(auditLog.action, 'reject')))
    .orderBy(desc(auditLog.id))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
