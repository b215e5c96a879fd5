import { payOrderState, underReview } from '../../../../src/trade/payment/pay-order-state'
import type { Member } from '../../core/security/auth'
import { notFound, refuse } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { voucherUnderReview } from './order-demands'
import { lockPayOrder, seenPayOrder, type PayOrderRow } from './pay-orders'

/** A pay order that somebody sees, with the company's funds, held until the transaction ends. @throws Refusal 404 */
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
