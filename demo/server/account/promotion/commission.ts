import { eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import { paramCode } from '../../../../src/site/params/params.contract'
import { db } from '../../core/database/db'
import { customer } from '../../session/sign-in/customer.table'
import { countsInAccounts } from '../../site/brand-site/brand-sites'
import { paramsOf } from '../../site/params/params'
import { orders } from '../../trade/orders/orders.table'
import { promotionRecord } from './promotion.table'

const { earned, takenBack } = commissionType.code

/** Returns the commission rate of a site in percent; 0 without commission, or if the site has another currency. */
export async function commissionPercent(site: string): Promise<number> {
  if (!(await countsInAccounts(site))) return 0
  const [rule] = await paramsOf([site], [paramCode.promotion])
  return rule?.status === 10 ? (rule.bizParam.percent ?? 0) : 0
}

/** Calculates commission in whole minor units. @param paid amount without refunds */
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
  const percent = await commissionPercent(order.siteId)
  const amount = commissionOn(order.paidAmount - order.refundedAmount, percent)
  if (amount <= 0) return
  await db()
    .insert(promotionRecord)
    .values({
      inviterId,
      invitedId: order.customerId,
      orderId,
      siteId: order.siteId,
      type: earned,
      amount,
      percent,
      refNo: orderId,
    })
    .onConflictDoNothing()
}

/**
 * Takes back commission after a partial refund, at its original rate. Runs in the refund's transaction, which locks the order.
 * @param left paid amount minus refunds
 */
export async function takeCommissionBack(orderId: string, left: Minor, refundNo: string) {
  const booked = await db().select().from(promotionRecord).where(eq(promotionRecord.orderId, orderId))
  const first = booked.find(({ type }) => type === earned)
  if (!first) return
  const total = booked.reduce((sum, { amount }) => sum + amount, 0)
  const due = total - commissionOn(left, first.percent)
  if (due <= 0) return
  const { inviterId, invitedId, siteId, percent } = first
  await db().insert(promotionRecord).values({
    inviterId,
    invitedId,
    orderId,
    siteId,
    type: takenBack,
    amount: -due,
    percent,
    refNo: refundNo,
  })
}
