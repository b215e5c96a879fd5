import { payOrderState, underReview } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { notFound, refuse } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { voucherUnderReview } from './order-demands'
import { lockPayOrder, seenPayOrder, type PayOrderRow } from './pay-orders'

/** Locks a visible pay order and the company's funds until the transaction ends. @throws Refusal 404 */
export async function lockOwn(who: Member, id: string): Promise<PayOrderRow> {
  await seenPayOrder(id, who)
  await lockFunds(who.companyId)
  const row = await lockPayOrder(id)
  if (!row) throw notFound()
  return row
}

export const orderVoid = () =>
  refuse(404, ['订单失效，请重新下单', 'Order no longer valid, place a new order.'])
export const orderUnderReview = () =>
  refuse(422, ['订单审核中，无法支付', 'Order under review cannot be paid.'])

const { orderToBeConfirmed, paid } = payOrderState.code

/**
 * Checks that the pay order can be paid now. @returns false if it is already paid
 * @throws Refusal 404 void, 422 if its order or voucher is under review
 */
export function payable({ state, closedAt }: PayOrderRow): boolean {
  if (state === paid) return false
  if (closedAt) throw orderVoid()
  if (state === orderToBeConfirmed) throw orderUnderReview()
  if (underReview(state)) throw voucherUnderReview()
  return true
}
