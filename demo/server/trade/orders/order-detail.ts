import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { toDecimal } from '../../../../src/core/money'
import type { orderDetail } from '../../../../src/trade/orders/order-detail.contract'
import { grouped } from '../../catalogue/goods/grouped'
import { documentLog } from '../../core/documents/document-log'
import type { Member } from '../../core/security/auth'
import { wireTrace } from '../../catalogue/goods/wire-trace'
import type { Log } from '../../core/http/surroundings'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { orderRefunds } from '../payment/order-refunds'
import { payOrder, payOrderItem } from '../payment/payment.table'
import { accountNames } from './account-names'
import { orderRows } from './order-rows'
import { orderLine } from './orders.table'
import { offerOf } from '../offers/offer-order'
import { seenOrder } from './order-viewer'
import { logisticsTrack, shipment, shipmentLine } from './shipments.table'

type Wire = Answer<typeof orderDetail>

/** Returns the parcels of an order with their contents and tracking events. */
async function parcelsOf(orderId: string): Promise<Wire['shipments']> {
  const parcels = await db()
    .select()
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
    .orderBy(asc(shipment.id))
  const ids = parcels.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db().select().from(shipmentLine).where(inArray(shipmentLine.shipmentId, ids))
  const tracks = await db()
    .select()
    .from(logisticsTrack)
    .where(inArray(logisticsTrack.shipmentId, ids))
    .orderBy(desc(logisticsTrack.step))
  const linesOf = grouped(lines, ({ shipmentId }) => shipmentId)
  const tracksOf = grouped(tracks, ({ shipmentId }) => shipmentId)
  return parcels.map(({ id, company, trackingNo, shippedAt, deliveredAt }) => ({
    id,
    company,
    trackingNo,
    shippedAt: wireTime(shippedAt),
    ...(deliveredAt && { deliveredAt: wireTime(deliveredAt) }),
    lines: linesOf(id).map(({ orderLineId, qty }) => ({ lineId: orderLineId, quantity: qty })),
    tracks: tracksOf(id).map(({ at, step, place }) => ({ at: wireTime(at), step, place })),
  }))
}

type Line = typeof orderLine.$inferSelect

const linesOf = (orderId: string) =>
  db().select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))

/** Returns the promised arrival of lines. */
function promisesOf(lines: readonly Line[], language: Locale): Wire['promises'] {
  return lines.flatMap(({ id: lineId, promise }) =>
    promise ? [{ ...promise, lineId, warehouse: pick(promise.warehouse, language) }] : [],
  )
}

/** Returns the steps to the prices of lines, by line id. */
function tracesOf(lines: readonly Line[], who: Member, log: Log) {
  return new Map(
    lines.map(({ id, skuId, qty: quantity, price, priceTrace, ...line }) => {
      const shares = { discount: line.discountShare, coupon: line.couponShare, points: line.pointsShare }
      return [id, wireTrace({ skuId, steps: priceTrace ?? [], quantity, price, shares }, who, log)]
    }),
  )
}

async function logOf(orderId: string): Promise<Wire['log']> {
  const entries = await documentLog('order', orderId)
  const ofCompany = entries.filter(({ actorType }) => actorType === 'buyer' || actorType === 'reviewer')
  const names = await accountNames(ofCompany.map(({ actorId }) => actorId))
  return entries.map(({ createdAt, action, actorType, actorId, toState, reason }) => ({
    at: wireTime(createdAt),
    action,
    actor: actorType,
    name: names.get(actorId) ?? '',
    ...(toState !== null && { toState }),
    reason,
  }))
}

async function paymentsOf(orderId: string) {
  return db()
    .select({
      payNo: payOrder.payNo,
      state: payOrder.state,
      payCode: payOrder.payCode,
      paidAt: payOrder.paidAt,
      amount: payOrderItem.amount,
    })
    .from(payOrderItem)
    .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
    .where(and(eq(payOrderItem.refId, orderId), isNull(payOrder.closedAt)))
    .orderBy(asc(payOrder.id))
}

/** @throws Refusal 404 */
export async function detailOf(no: string, who: Member, language: Locale, serverLog: Log): Promise<Wire> {
  const order = await seenOrder(no, reading(who))
  const row = (await orderRows([order.id], who)).get(order.id)
  if (!row) throw notFound()
  const lines = await linesOf(order.id)
  const traces = tracesOf(lines, who, serverLog)
  const log = await logOf(order.id)
  const payments = await paymentsOf(order.id)
  const refunds = await orderRefunds(order.id)
  const paidAt = log.findLast(({ action }) => action === 'pay')?.at
  return {
    ...row,
    lines: row.lines.map((line) => ({ ...line, priceTrace: traces.get(String(line.id)) })),
    address: order.address,
    amounts: {
      goods: toDecimal(order.goodsAmount),
      freight: toDecimal(order.freight),
      discount: toDecimal(order.discount),
      coupon: toDecimal(order.couponAmount),
      points: toDecimal(order.pointsAmount),
      pay: toDecimal(order.payAmount),
      paid: toDecimal(order.paidAmount),
      refunded: toDecimal(order.refundedAmount),
    },
    remark: order.remark,
    deliveryWay: order.deliveryWay,
    ...(order.requireDate && { requireDate: order.requireDate }),
    files: order.files,
    ...(order.invoiceWish && {
      invoiceWish: { type: Number(order.invoiceWish['type']), title: String(order.invoiceWish['title']) },
    }),
    offer: await offerOf(order),
    promises: promisesOf(lines, language),
    ...(order.shippedAt && { shippedAt: wireTime(order.shippedAt) }),
    ...(order.completedAt && { completedAt: wireTime(order.completedAt) }),
    ...(paidAt && { paidAt }),
    shipments: await parcelsOf(order.id),
    payments: payments.map(({ amount, payCode, paidAt: at, ...rest }) => ({
      ...rest,
      amount: toDecimal(amount),
      ...(payCode !== null && { payCode }),
      ...(at && { paidAt: wireTime(at) }),
    })),
    refunds: refunds.map(({ partNo, payCode, amount, state, createdAt }) => ({
      partNo,
      ...(payCode !== null && { payCode }),
      amount: toDecimal(amount),
      state,
      at: wireTime(createdAt),
    })),
    log,
  }
}
