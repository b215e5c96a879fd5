import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import { orderState } from '../../../../src/words/order-state'
import { deliveryWay } from '../../../../src/trade/checkout/delivery-way'
import { auditLog } from '../../core/documents/audit.table'
import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { payOrder, payOrderItem } from '../payment/payment.table'
import type { orderLine } from './orders.table'
import { shipment } from './shipments.table'

/** Reads the payment methods of orders. */
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

/** Transport days by delivery method. */
const { express, carrier } = deliveryWay.code
const roadDays: Record<CodeOf<typeof deliveryWay>, number> = { [express]: 3, [carrier]: 5 }

export type ParcelFacts = {
  /** Number of sent parcels. */
  sent: number
  /** Shipping time of the last parcel in transit. */
  onTheRoadSince: Date | undefined
}

/** Reads facts about parcels by order. */
export async function parcelFacts(ids: string[]): Promise<ReadonlyMap<string, ParcelFacts>> {
  const rows = await db()
    .select({ orderId: shipment.orderId, shippedAt: shipment.shippedAt, deliveredAt: shipment.deliveredAt })
    .from(shipment)
    .where(inArray(shipment.orderId, ids))
    .orderBy(asc(shipment.shippedAt))
  const facts = new Map<string, ParcelFacts>()
  for (const { orderId, shippedAt, deliveredAt } of rows) {
    const { sent = 0, onTheRoadSince } = facts.get(orderId) ?? {}
    facts.set(orderId, { sent: sent + 1, onTheRoadSince: deliveredAt ? onTheRoadSince : shippedAt })
  }
  return facts
}

/** Returns the expected arrival of goods in transit, or nothing. */
function arrivesOn(facts: ParcelFacts | undefined, way: number): string | undefined {
  const since = facts?.onTheRoadSince
  return since && wireDay(after(since, roadDays[deliveryWay.is(way) ? way : express] * day))
}

/** Returns the latest promised date of an order's lines. */
export const promisedDay = (lines: readonly Pick<typeof orderLine.$inferSelect, 'promise'>[]) =>
  lines
    .flatMap(({ promise }) => promise?.date ?? [])
    .toSorted()
    .at(-1)

/**
 * Returns the expected arrival date of an order: the promised date until it has passed. After that, the date that parcels in
 * transit need.
 * @param promised latest promised date of its lines, `yyyy-MM-dd`
 */
export function arrivalOf(
  { state, deliveryWay: way }: { state: number; deliveryWay: number },
  facts: ParcelFacts | undefined,
  promised: string | undefined,
): { arrivesOn?: string | undefined; promisedOn?: string | undefined } {
  const { toBeShipped, partlyShipped, toBeReceived } = orderState.code
  if (state !== toBeShipped && state !== partlyShipped && state !== toBeReceived) return {}
  const onTheRoad = state === toBeReceived ? arrivesOn(facts, way) : undefined
  if (state === toBeReceived && !onTheRoad) return {}
  const today = wireDay(clock.now())
  if (promised && promised >= today) return { arrivesOn: promised }
  if (!promised || !onTheRoad) return { arrivesOn: onTheRoad, promisedOn: promised }
  return { arrivesOn: onTheRoad > today ? onTheRoad : today, promisedOn: promised }
}

/** Reads the reasons of closed orders. */
export async function closingReasons(ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ id: auditLog.entityId, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, ids), eq(auditLog.action, 'reject')))
    .orderBy(desc(auditLog.id))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
