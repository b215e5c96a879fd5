import { eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { takeCommissionBack } from '../../account/promotion/commission'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { refuse } from '../../core/http/refusal'
import { holdAfterFunds } from '../../money/accounts/account-rows'
import { giveCouponsBack } from '../../money/coupons/order-coupons'
import { adjustBudgets } from '../orders/order-budgets'
import { orders } from '../orders/orders.table'
import { returnMoney } from './refund-money'
import { clawBack, pointsBeside, returnPoints } from './refund-points'
import { refund } from './refunds.table'

export type Refunded = typeof refund.$inferSelect

const lockedOrder = holdAfterFunds((id: string) => db().select().from(orders).where(eq(orders.id, id)))

async function keptRefund(refundNo: string, orderId: string, amount: Minor): Promise<Refunded | undefined> {
  const [row] = await db().select().from(refund).where(eq(refund.refundNo, refundNo))
  if (row && (row.orderId !== orderId || row.amount !== amount))
    throw new Error(`${refundNo} was given back before: ${row.amount} of order ${row.orderId}`)
  return row
}

const tooMuch = () => refuse(409, ['退款金额超过可退金额', 'The refund is more than the refundable amount.'])

/**
 * Refunds a part of an order's payments to their sources, in a fixed order: provider payments first (by a job after the
 * transaction; refused ones go to the deposit), then transfers (to the deposit), credit, deposit and points. Deducted points
 * are returned in proportion. Points granted for the order and its commission are reclaimed in proportion. Coupons become
 * usable again once everything is refunded.
 *
 * Works in the caller's transaction if there is one. The caller updates the order's state, refunded pieces and stock. The
 * function locks the company's funds, then the order: a caller that locks rows of orders or SKUs must call
 * `lockFunds(customerId)` first.
 * @param amount in minor units, of `paidAmount` minus `refundedAmount`; 0 if only points are returned
 * @param refundNo unique number of this refund; repeating it has no effect
 * @param points deducted points to return; default: in proportion to the amount
 * @param forGift part of the amount retained for a gift of the order
 * @returns refunded amounts; `kept` was retained for spent points and for a gift
 * @throws Refusal 404 no such order, 409 more than is left
 */
export function refundPayment(
  orderId: string,
  amount: Minor,
  refundNo: string,
  { points, forGift = 0 }: { points?: number | undefined; forGift?: Minor | undefined } = {},
): Promise<Refunded> {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount: ${amount}`)
  return tx(async () => {
    const order = await lockedOrder(orderId)
    const before = await keptRefund(refundNo, orderId, amount)
    if (before) return before
    const refunded = order.refundedAmount + amount
    if (refunded > order.paidAmount) throw tooMuch()
    const back = points ?? (await pointsBeside(order, refunded))
    await returnPoints(order, back, refundNo)
    const { clawed, kept } = await clawBack(order, amount - forGift, refunded, refundNo)
    const [made] = await db()
      .insert(refund)
      .values({ id: newId(), refundNo, orderId, amount, kept: kept + forGift, forGift, points: back, clawed })
      .returning()
    if (!made) throw new Error(`refund ${refundNo} was not written`)
    await db().update(orders).set({ refundedAmount: refunded }).where(eq(orders.id, orderId))
    await returnMoney(made, amount, made.kept)
    await takeCommissionBack(orderId, order.paidAmount - refunded, refundNo)
    if (refunded === order.paidAmount) await giveCouponsBack(orderId)
    await adjustBudgets(orderId)
    const entry = { entity: 'refund', entityId: made.id, action: 'refund', reason: refundNo }
    await audit({ actorType: 'platform', ...entry })
    return made
  })
}

/** Refunds the rest of the payments of an ended order. */
export async function refundRest(orderId: string) {
  const { orderNo, paidAmount, refundedAmount } = await lockedOrder(orderId)
  const left = paidAmount - refundedAmount
  if (left > 0) await refundPayment(orderId, left, `END${orderNo}`)
}
