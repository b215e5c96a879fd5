import type { Minor } from '../../../../src/core/money'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { pointsSource } from '../../../../src/money/points/points-source'
import { payMethod } from '../../../../src/trade/payment/pay-method'
import { accountOf } from '../../money/accounts/account-rows'
import { give, giveBackPoints, take } from '../../money/accounts/bookings'

const { credit, deposit, points } = payMethod.code
const accountCodes = [credit, deposit, points] as const
export type AccountCode = (typeof accountCodes)[number]
export const isAccount = (payCode: number | null): payCode is AccountCode =>
  accountCodes.some((one) => one === payCode)

/** A point is worth a hundredth of the currency's unit. */
const pointsFor = (amount: Minor): number => amount

/**
 * Takes a payment from an account of a company, in the caller's transaction.
 * @param payNo what for; taken once
 * @throws Refusal 422 when it does not suffice
 */
export function takeFrom(customerId: string, payCode: AccountCode, amount: Minor, payNo: string) {
  if (payCode === credit) return take(customerId, 'credit', creditType.code.orderPayment, amount, payNo)
  if (payCode === deposit) return take(customerId, 'deposit', depositType.code.orderPayment, amount, payNo)
  return take(customerId, 'points', pointsSource.code.orderPlaced, pointsFor(amount), payNo)
}

/** Gives credit back as far as it is owed; what was repaid meanwhile goes to the deposit. */
async function giveBackCredit(customerId: string, amount: Minor, refNo: string) {
  const { balance, granted } = await accountOf(customerId, 'credit')
  const owed = Math.min(amount, Math.max(0, granted - balance))
  if (owed > 0) await give(customerId, 'credit', creditType.code.orderRefund, owed, refNo)
  if (amount > owed) await give(customerId, 'deposit', depositType.code.orderRefund, amount - owed, refNo)
}

/**
 * Gives money back to where it came from; what came from outside goes to the deposit.
 * @param payNo the payment that it was taken for
 * @param refNo what it is given back for, once
 */
export async function giveBack(
  { customerId, payCode, payNo }: { customerId: string; payCode: number | null; payNo: string },
  amount: Minor,
  refNo: string,
) {
  if (payCode === credit) await giveBackCredit(customerId, amount, refNo)
  else if (payCode === points)
    await giveBackPoints(customerId, pointsSource.code.orderRefund, pointsFor(amount), refNo, payNo)
  else await give(customerId, 'deposit', depositType.code.orderRefund, amount, refNo)
}
