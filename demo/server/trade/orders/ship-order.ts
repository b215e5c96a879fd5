import { asc, eq, sql } from 'drizzle-orm'
import { trackStep } from '../../../../src/trade/orders/track-step'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { ordersBeingCancelled } from '../after-sales/held-pieces'
import { moveOrder } from './move-order'
import { orderLine, orders } from './orders.table'
import { lockSkus, stockLeft } from './reserved-stock'
import { logisticsTrack, shipment, shipmentLine } from './shipments.table'

type Parcel = {
  company: string
  trackingNo: string
  /** Pieces of each line, in line order. Default: everything that is left. */
  pieces?: readonly number[]
}

const wrongPieces = () =>
  refuse(422, [
    '发货数量须与订单行一致，且不超过待发数量',
    'Enter one quantity for each line, at most the quantity still to be shipped.',
  ])

const beingCancelled = () =>
  refuse(409, [
    '买家已申请取消未发货商品，请先处理售后',
    'The buyer has asked to cancel the goods not yet shipped. Please handle the after-sales case first.',
  ])

/** Returns the lines of an order in their original sequence. */
export const linesOfOrder = (orderId: string) =>
  db().select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))

/**
 * Ships a parcel: removes its goods from stock and moves the order to partly shipped or to be received.
 * @returns the order's new state
 * @throws Refusal 404, 409 if the state does not allow shipping or a cancellation is pending, 422 more than is left
 */
export function shipOrder(orderId: string, { company, trackingNo, pieces }: Parcel) {
  return tx(async () => {
    const [known] = await db()
      .select({ customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (!known) throw notFound()
    await lockFunds(known.customerId)
    await lockSkus((await linesOfOrder(orderId)).map(({ skuId }) => skuId))
    await db().select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
    if ((await ordersBeingCancelled([orderId])).size > 0) throw beingCancelled()
    const lines = await linesOfOrder(orderId)
    if (pieces && pieces.length !== lines.length) throw wrongPieces()
    const packed = lines.map((line, at) => {
      const left = line.qty - line.shippedQty
      const qty = pieces?.[at] ?? left
      if (qty > left || qty < 0 || !Number.isInteger(qty)) throw wrongPieces()
      return { ...line, packed: qty, rest: left - qty }
    })
    const inside = packed.filter((line) => line.packed > 0)
    const shippedAt = clock.now()
    const step = packed.some(({ rest }) => rest > 0) ? 'shipPart' : 'shipRest'
    const state = await moveOrder(orderId, step, { actor: 'platform' }, { shippedAt })
    if (inside.length === 0) throw wrongPieces()
    const shipmentId = newId()
    await db().insert(shipment).values({ id: shipmentId, orderId, company, trackingNo, shippedAt })
    await db()
      .insert(shipmentLine)
      .values(inside.map((line) => ({ shipmentId, orderLineId: line.id, qty: line.packed })))
    await db().insert(logisticsTrack).values({ shipmentId, at: shippedAt, step: trackStep.code.collected })
    for (const line of inside)
      await db()
        .update(orderLine)
        .set({ shippedQty: sql`${orderLine.shippedQty} + ${line.packed}` })
        .where(eq(orderLine.id, line.id))
    await stockLeft(inside.map(({ skuId, packed: qty, snapshot }) => ({ skuId, qty, snapshot })))
    return state
  })
}
