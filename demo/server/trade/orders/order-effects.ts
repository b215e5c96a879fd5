import { eq, sql } from 'drizzle-orm'
import {
  orderMachine,
  type OrderAction,
  givesBack,
  type OrderState,
} from '../../../../src/words/order-machine'
import { giveCommission } from '../../account/promotion/commission'
import { countBought } from '../../catalogue/often-bought/count-bought'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { applyAsWished } from '../../money/invoices/wished-invoice'
import { orderLine, orders } from './orders.table'
import { orderState } from '../../../../src/words/order-state'
import { giveOrderPoints } from '../../money/points/give-order-points'
import { releaseCoupons, spendCoupons } from '../../money/coupons/order-coupons'
import { pointsLeft, returnPoints } from '../payment/refund-points'

/** Applies a transition to the order's coupons and points. Part of its transaction, with the company's accounts locked. */
async function settleReductions(orderId: string, to: OrderState) {
  if (to === orderState.code.toBeShipped) await spendCoupons(orderId)
  if (to === orderState.code.completed) await giveOrderPoints(orderId)
  if (!givesBack(to)) return
  await releaseCoupons(orderId)
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (order) await returnPoints(order, await pointsLeft(order), orderId)
}

/** Time limit for signing a contract. */
const signWithin = 7 * day

type Stamps = Partial<typeof orders.$inferInsert>

/** Returns the timestamps that a step writes into the order's row. */
export function stampsOf(action: OrderAction): Stamps {
  const now = clock.now()
  if (action === 'receive') return { receivedAt: now, completedAt: now }
  if (action === 'askSigning') return { payDeadline: after(now, signWithin) }
  return {}
}

/** Applies the consequences of a step outside of the order, its stock and its payments. */
export async function settle(orderId: string, action: OrderAction) {
  await settleReductions(orderId, orderMachine[action].to)
  if (action !== 'receive') return
  await db()
    .update(orderLine)
    .set({ receivedQty: sql`${orderLine.shippedQty}` })
    .where(eq(orderLine.orderId, orderId))
  await giveCommission(orderId)
  await countBought(orderId)
  await applyAsWished(orderId)
}
