import type { Minor } from '../../../../src/core/money'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { pointsSource } from '../../../../src/money/points/points-source'
import { payMethod } from '../../../../src/words/pay-method'
import { accountOf } from '../../money/accounts/account-rows'
import { give, giveBackPoints, take } from '../../money/accounts/bookings'
import { noPoints, pointsFor, pointsRule } from '../../money/points/deduct-points'
import { pointsOfPiece } from '../../money/points/points-of-payment'
import type { Member } from '../../core/security/auth'
import { refuse } from '../../core/http/refusal'
import type { Funding } from './fundings'

const { credit, deposit, points } = payMethod.code
const accountCodes = [credit, deposit, points] as const
export type AccountCode = (typeof accountCodes)[number]
export const isAccount = (payCode: number | null): payCode is AccountCode =>
  accountCodes.some((one) => one === payCode)

/**
 * Debits a payment from an account of a company, in the caller's transaction.
 * @param payNo number of the payment, debited once
 * @throws Refusal 422 if the balance is insufficient
 */
export async function takeFrom(
  { companyId, ruledBy }: Pick<Member, 'companyId' | 'ruledBy'>,
  payCode: AccountCode,
  amount: Minor,
  payNo: string,
) {
  if (payCode === credit) return take(companyId, 'credit', creditType.code.orderPayment, amount, payNo)
  if (payCode === deposit) return take(companyId, 'deposit', depositType.code.orderPayment, amount, payNo)
  const rule = await pointsRule(ruledBy)
  if (!rule) throw refuse(422, noPoints)
  return take(companyId, 'points', pointsSource.code.orderPlaced, pointsFor(rule, amount), payNo)
}

/** Refunds credit up to the amount owed. If the buyer has repaid in the meantime, the rest goes to the deposit. */
async function giveBackCredit(customerId: string, amount: Minor, refNo: string) {
  const { balance, granted } = await accountOf(customerId, 'credit')
  const owed = Math.min(amount, Math.max(0, granted - balance))
  if (owed > 0) await give(customerId, 'credit', creditType.code.orderRefund, owed, refNo)
  if (amount > owed) await give(customerId, 'deposit', depositType.code.orderRefund, amount - owed, refNo)
}

type Given = Pick<Funding, 'itemId' | 'returned'> & {
  of: Pick<Funding['of'], 'id' | 'customerId' | 'payCode' | 'payNo' | 'amount'>
}

/**
 * Refunds money to its source account. External payments are refunded to the deposit.
 * @param of the payment of the order
 * @param refNo reference of the refund, used once
 */
export async function giveBack({ of, itemId, returned }: Given, amount: Minor, refNo: string) {
  const { id: payOrderId, customerId, payCode, payNo } = of
  if (payCode === credit) return giveBackCredit(customerId, amount, refNo)
  if (payCode !== points) return give(customerId, 'deposit', depositType.code.orderRefund, amount, refNo)
  const paid = { payOrderId, payNo, customerId, amount: of.amount, itemId, returned }
  const back = await pointsOfPiece(paid, amount)
  if (back > 0) await giveBackPoints(customerId, pointsSource.code.orderRefund, back, refNo, payNo)
}
