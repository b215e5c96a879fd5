import { and, eq } from 'drizzle-orm'
import { payOrderState, underReview } from '../../../../src/trade/payment/pay-order-state'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { seenBy } from '../../core/documents'
import { notFound, refuse } from '../../core/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { voucherUnderReview } from './order-demands'
import { payOrder } from './payment.table'
import { lockPayOrder, type PayOrderRow } from './pay-orders'

/** A pay order of this company; of those a sub-account sees what it placed itself. @throws Refusal 404 */
export async function ownPayOrder(who: Member, id: string): Promise<PayOrderRow> {
  const [row] = await db()
    .select()
    .from(payOrder)
    .where(and(eq(payOrder.id, id), seenBy(who, payOrder)))
  if (!row) throw notFound()
  return row
}

/** The same with the company's funds, held until the transaction ends. */
export async function lockOwn(who: Member, id: string): Promise<PayOrderRow> {
  await ownPayOrder(who, id)
  await lockFunds(who.companyId)
  const row = await lockPayOrder(id)
  if (!row) throw notFound()
  return row
}

export const orderVoid = () =>
  refuse(404, ['订单失效，请重新下单', 'This order is no longer valid. Place a new order.'])
export const orderUnderReview = () =>
  refuse(422, ['订单审核中，无法支付', 'The order is under review and cannot be paid.'])

const { orderToBeConfirmed, paid } = payOrderState.code

/**
 * Whether money may be paid for it now. @returns false: it is paid already
 * @throws Refusal 404 void, 422 its order or its voucher is under review
 */
export function payable({ state, closedAt }: PayOrderRow): boolean {
  if (state === paid) return false
  if (closedAt) throw orderVoid()
  if (state === orderToBeConfirmed) throw orderUnderReview()
  if (underReview(state)) throw voucherUnderReview()
  return true
}
