import type { Member } from '../../core/auth'
import { payOrderState } from '../../../../src/trade/payment/pay-order-state'
import { takeFrom, type AccountCode } from './account-money'
import { markPaid } from './mark-paid'
import { lockOwn, payable } from './own-pay-orders'
import { movePayOrder } from './pay-orders'

const { rejected, toBePaid, paid } = payOrderState.code

/**
 * Pays from an account of the company: what is taken and what is paid are one transaction. What is paid already stays
 * so, and nothing is taken.
 * @throws Refusal 404 void, 422 under review or not enough
 */
export async function payFromAccount(who: Member, id: string, payCode: AccountCode) {
  const row = await lockOwn(who, id)
  if (!payable(row)) return { state: paid }
  const mover = { actor: 'buyer', actorId: who.customerId } as const
  if (row.state === rejected) await movePayOrder(row, 'changeMethod', mover)
  await takeFrom(row.customerId, payCode, row.amount, row.payNo)
  await markPaid({ ...row, state: toBePaid }, 'debit', { ...mover, payCode })
  return { state: paid }
}
