import { eq } from 'drizzle-orm'
import { givesBack, type OrderState } from '../../../../src/trade/orders/order-machine'
import { orderState } from '../../../../src/trade/orders/order-state'
import { db } from '../../core/database/db'
import { giveOrderPoints } from '../../money/points/give-order-points'
import { releaseCoupons, spendCoupons } from '../../money/coupons/order-coupons'
import { pointsLeft, returnPoints } from '../payment/refund-points'
import { orders } from './orders.table'

/** Applies a transition to the order's coupons and points. Part of its transaction, with the company's accounts locked. */
export async function settleReductions(orderId: string, to: OrderState) {
  if (to === orderState.code.toBeShipped) await spendCoupons(orderId)
  if (to === orderState.code.completed) await giveOrderPoints(orderId)
  if (!givesBack(to)) return
  await releaseCoupons(orderId)
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (order) await returnPoints(order, await pointsLeft(order), orderId)
}
