import { and, eq } from 'drizzle-orm'
import { refundState } from '../../../../src/trade/payment/refund-state'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { db, tx } from '../../core/database/db'
import { stateChanged } from '../../core/http/refusal'
import { moveOrder } from '../orders/move-order'
import { orderLine } from '../orders/orders.table'
import { refundPayment } from '../payment/refund'
import { pointsLeft } from '../payment/refund-points'
import { refund, refundPart } from '../payment/refunds.table'
import { giftBack } from './gift-back'
import { holdAfterSale, type HeldCase } from './hold-after-sale'
import { moveAfterSale } from './move-after-sale'

/** Returns whether a refund waits for the provider's confirmation. */
async function isOnItsWay(refundNo: string): Promise<boolean> {
  const open = await db()
    .select({ id: refundPart.id })
    .from(refundPart)
    .innerJoin(refund, eq(refund.id, refundPart.refundId))
    .where(and(eq(refund.refundNo, refundNo), eq(refundPart.state, refundState.code.asked)))
    .limit(1)
  return open.length > 0
}

/** Returns the points to refund for an order paid only with points, in proportion to the pieces. */
async function pointsAlone({ order, pieces, row }: HeldCase): Promise<number | undefined> {
  if (order.paidAmount > 0 || order.pointsUsed === 0 || order.goodsAmount === 0) return undefined
  const lines = await db().select().from(orderLine).where(eq(orderLine.orderId, row.orderId))
  const worth = lines.reduce((sum, { id, price }) => {
    const qty = pieces.find(({ orderLineId }) => orderLineId === id)?.qty ?? 0
    return sum + price * qty
  }, 0)
  return Math.min(await pointsLeft(order), Math.floor((order.pointsUsed * worth) / order.goodsAmount))
}

/** Completes a case once its refund is complete. @returns whether it is complete */
export async function settleRefund(id: string, actor: 'platform' | 'timer'): Promise<boolean> {
  return tx(async () => {
    const { row } = await holdAfterSale(id)
    if (row.returnState !== returnState.code.awaitingRefund || (await isOnItsWay(row.afterSaleNo)))
      return false
    await moveAfterSale(id, 'refund', { actor })
    return true
  })
}

/**
 * Refunds a case to the sources of its payment and settles the order's gift. The case waits for refunds through providers.
 * Repeated calls do nothing.
 * @throws Refusal 404, 409 nothing to refund
 */
export function payOut(id: string) {
  return tx(async () => {
    const locked = await holdAfterSale(id)
    const { row, order } = locked
    if (row.returnState !== returnState.code.awaitingRefund) throw stateChanged()
    const gift = await giftBack(order, row.refundAmount)
    await refundPayment(order.id, row.refundAmount, row.afterSaleNo, {
      points: await pointsAlone(locked),
      forGift: gift?.amount,
    })
    if (gift?.unshipped) await moveOrder(gift.orderId, 'refundAll', { actor: 'platform' })
    await settleRefund(id, 'platform')
  })
}
