import { and, eq, sum } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { pointsSource } from '../../../../src/money/points/points-source'
import { db } from '../../core/database/db'
import { accountOf } from '../../money/accounts/account-rows'
import { ledger } from '../../money/accounts/accounts.table'
import { giveBackPoints, take } from '../../money/accounts/bookings'
import { expireLots } from '../../money/accounts/points-lots'
import { pointsRule } from '../../money/points/deduct-points'
import type { orders } from '../orders/orders.table'
import { refund } from './refunds.table'

type OrderRow = typeof orders.$inferSelect
const { orderRefund, orderGift, orderReturned } = pointsSource.code

/** Returns the effects of earlier refunds of an order on points. */
async function before(orderId: string) {
  const [row] = await db()
    .select({
      points: sum(refund.points).mapWith(Number),
      clawed: sum(refund.clawed).mapWith(Number),
    })
    .from(refund)
    .where(eq(refund.orderId, orderId))
  return { points: row?.points ?? 0, clawed: row?.clawed ?? 0 }
}

/** Returns the deducted points of an order that were not returned yet. */
export const pointsLeft = async ({ id, pointsUsed }: OrderRow) => pointsUsed - (await before(id)).points

/**
 * Returns the deducted points to return with a refund, in proportion to all refunds so far, so that none remain in the end.
 * @param refunded total refunds of the order, including this one
 */
export async function pointsBeside(order: OrderRow, refunded: Minor): Promise<number> {
  if (order.pointsUsed === 0 || order.paidAmount === 0) return 0
  const due = Math.floor((order.pointsUsed * refunded) / order.paidAmount)
  return Math.max(0, due - (await before(order.id)).points)
}

/** Returns deducted points with their remaining lifetime. Must run in a transaction. */
export async function returnPoints({ customerId, id }: OrderRow, points: number, refundNo: string) {
  if (points > 0) await giveBackPoints(customerId, orderRefund, points, refundNo, id)
}

async function giftOf({ customerId, orderNo }: OrderRow): Promise<number> {
  const [row] = await db()
    .select({ amount: ledger.amount })
    .from(ledger)
    .where(
      and(
        eq(ledger.customerId, customerId),
        eq(ledger.kind, 'points'),
        eq(ledger.bizType, orderGift),
        eq(ledger.refNo, orderNo),
      ),
    )
  return row?.amount ?? 0
}

/**
 * Reclaims points granted for a completed order, in proportion to its refund. Points already spent are paid for with a part
 * of the refund, if points have a price.
 * @param amount of this refund
 * @param refunded total refunds of the order, including this one
 * @returns number of settled points, and the amount retained for them
 */
export async function clawBack(order: OrderRow, amount: Minor, refunded: Minor, refundNo: string) {
  await expireLots(order.customerId)
  const { taken, clawed, kept } = await clawBackPlan(order, amount, refunded)
  if (taken > 0) await take(order.customerId, 'points', orderReturned, taken, refundNo)
  return { clawed, kept }
}

/** Calculates the result of `clawBack` without applying it. */
export async function clawBackPlan(order: OrderRow, amount: Minor, refunded: Minor) {
  const gift = await giftOf(order)
  if (gift === 0) return { taken: 0, clawed: 0, kept: 0 }
  const { clawed: settled } = await before(order.id)
  const stays = Math.floor((gift * (order.paidAmount - refunded)) / order.paidAmount)
  const due = Math.max(0, gift - stays - settled)
  const { balance } = await accountOf(order.customerId, 'points')
  const taken = Math.min(due, balance)
  const rule = await pointsRule([order.siteId])
  const price = rule ? Math.floor(((due - taken) * 100) / rule.pointsPerUnit) : 0
  return { taken, clawed: due, kept: Math.min(price, amount) }
}
