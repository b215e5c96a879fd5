import { and, eq, notInArray, sum } from 'drizzle-orm'
import { toMinor, type Minor } from '../../../../src/core/money'
import { orderState } from '../../../../src/words/order-state'
import { db } from '../../core/database/db'
import { orderLine, orders } from '../orders/orders.table'
import { refund } from '../payment/refunds.table'

type OrderRow = typeof orders.$inferSelect

/** Gift for which the order is too small after a refund. */
export type GiftBack = {
  orderId: string
  orderNo: string
  goodsName: string
  /** True if it is not shipped, so that it is cancelled without cost. */
  unshipped: boolean
  /** Amount deducted from the refund. */
  amount: Minor
}

const { closed, cancelled, toBeShipped } = orderState.code

/** Returns the gift of an order that is with the buyer or on its way. A returned one is closed. */
async function giftOf(orderId: string) {
  const [row] = await db()
    .select({ gift: orders, line: orderLine })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .where(and(eq(orders.giftOf, orderId), notInArray(orders.state, [closed, cancelled])))
  return row
}

async function keptBefore(orderId: string): Promise<Minor> {
  const [row] = await db()
    .select({ amount: sum(refund.forGift).mapWith(toMinor) })
    .from(refund)
    .where(eq(refund.orderId, orderId))
  return row?.amount ?? 0
}

/**
 * Determines what happens to an order's gift after a refund. Undefined if the kept amount is still large enough, or if the
 * gift was returned.
 */
export async function giftBack(order: OrderRow, amount: Minor): Promise<GiftBack | undefined> {
  const found = await giftOf(order.id)
  if (!found) return undefined
  const { gift, line } = found
  const { giftFrom, giftWorth } = gift
  const remaining = order.payAmount - order.freight - order.refundedAmount - amount
  if (giftFrom === null || giftWorth === null || remaining >= giftFrom) return undefined
  const about = { orderId: gift.id, orderNo: gift.orderNo, goodsName: line.snapshot.goodsName }
  if (gift.state === toBeShipped) return { ...about, unshipped: true, amount: 0 }
  const due = Math.min(amount, giftWorth - (await keptBefore(order.id)))
  return due > 0 ? { ...about, unshipped: false, amount: due } : undefined
}
