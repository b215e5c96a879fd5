import { eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import { paramCode } from '../../../../src/site/params/params.contract'
import { db } from '../../core/db'
import { siteIds } from '../../core/site'
import { customer } from '../../session/sign-in/customer.table'
import { paramsOf } from '../../site/params/params'
import { orders } from '../../trade/orders/orders.table'
import { promotionRecord } from './promotion.table'

const { earned, takenBack } = commissionType.code

/** Of what an invited buyer paid; 0 where no commission is given. The main site's rule holds for all of the market. */
export async function commissionPercent(): Promise<number> {
  const [rule] = await paramsOf([siteIds.main], [paramCode.promotion])
  return rule?.status === 10 ? (rule.bizParam.percent ?? 0) : 0
}

/** Whole minor units. @param paid what was paid and not given back */
export const commissionOn = (paid: Minor, percent: number): Minor => Math.floor((paid * percent) / 100)

/** An order is completed: its buyer's inviter gets a commission, once. In the transaction that completes it. */
export async function giveCommission(orderId: string) {
  const [found] = await db()
    .select({ order: orders, inviterId: customer.inviterId })
    .from(orders)
    .innerJoin(customer, eq(customer.id, orders.customerId))
    .where(eq(orders.id, orderId))
  if (!found?.inviterId) return
  const { order, inviterId } = found
  const percent = await commissionPercent()
  const amount = commissionOn(order.paidAmount - order.refundedAmount, percent)
  if (amount <= 0) return
  await db()
    .insert(promotionRecord)
    .values({
      inviterId,
      invitedId: order.customerId,
      orderId,
      type: earned,
      amount,
      percent,
      refNo: orderId,
    })
    .onConflictDoNothing()
}

/**
 * A part of an order was given back: so is the commission, at the rate at which it came. In the refund's transaction,
 * which holds the order.
 * @param left what was paid and is not given back yet
 */
export async function takeCommissionBack(orderId: string, left: Minor, refundNo: string) {
  const booked = await db().select().from(promotionRecord).where(eq(promotionRecord.orderId, orderId))
  const first = booked.find(({ type }) => type === earned)
  if (!first) return
  const kept = booked.reduce((sum, { amount }) => sum + amount, 0)
  const due = kept - commissionOn(left, first.percent)
  if (due <= 0) return
  const { inviterId, invitedId, percent } = first
  await db()
    .insert(promotionRecord)
    .values({ inviterId, invitedId, orderId, type: takenBack, amount: -due, percent, refNo: refundNo })
}
