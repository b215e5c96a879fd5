import { and, asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/words/review-state'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { Text, Values } from '../../../../src/core/language/messages'
import type { Minor } from '../../../../src/core/money'
import { billState } from '../../../../src/money/credit/bill-state'
import { payRemedy } from '../../../../src/trade/payment/pay-remedy'
import { db } from '../../core/database/db'
import { accountOf } from '../accounts/account-rows'
import { billNoOf, leftOf } from './credit-bills'
import { creditApply, creditBill } from './credit.table'
import { accountMoney } from '../accounts/account-money'

export type Refused = { text: Text; values?: Values; remedy?: CodeOf<typeof payRemedy> }

export type CreditLine = {
  limit: Minor
  used: Minor
  available: Minor
  /** Reason why the credit cannot be used now, with the next step. */
  refused: Refused | undefined
}

const noLine: Text = ['尚未开通信用账期', 'You have no credit line yet.']
const applied: Text = ['信用账期申请正在审核', 'Your application for a credit line is under review.']
const overdue: Text = [
  '账单 {no} 已逾期（{day} 到期），待还 {amount}，还清后可继续使用',
  'Statement {no} is overdue (due {day}): {amount} is outstanding. You can use credit again once it is repaid.',
]

const { pending, underReview } = reviewState.code

async function withoutLine(customerId: string): Promise<Refused> {
  const [waiting] = await db()
    .select({ id: creditApply.id })
    .from(creditApply)
    .where(
      and(eq(creditApply.customerId, customerId), inArray(creditApply.reviewState, [pending, underReview])),
    )
  return waiting ? { text: applied } : { text: noLine, remedy: payRemedy.code.apply }
}

/** The oldest statement that is late. */
async function lateBill(customerId: string): Promise<Refused | undefined> {
  const [bill] = await db()
    .select()
    .from(creditBill)
    .where(and(eq(creditBill.customerId, customerId), eq(creditBill.state, billState.code.overdue)))
    .orderBy(asc(creditBill.month))
    .limit(1)
  if (!bill) return undefined
  const values = { no: billNoOf(bill), day: bill.dueDate, amount: accountMoney(leftOf(bill)) }
  return { text: overdue, values, remedy: payRemedy.code.repay }
}

/** A company's credit line as it is now. */
export async function creditLine(customerId: string): Promise<CreditLine> {
  const { balance: available, granted: limit } = await accountOf(customerId, 'credit')
  const refused = limit === 0 ? await withoutLine(customerId) : await lateBill(customerId)
  return { limit, used: limit - available, available, refused }
}
