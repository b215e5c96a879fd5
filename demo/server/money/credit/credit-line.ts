import { and, eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import type { Text } from '../../../../src/core/messages'
import { billState } from '../../../../src/money/credit/bill-state'
import { db } from '../../core/db'
import { accountOf } from '../accounts/account-rows'
import { creditBill } from './credit.table'

export type CreditLine = {
  limit: Minor
  used: Minor
  available: Minor
  /** Why nothing can be bought on it now. */
  refused: Text | undefined
}

const noLine: Text = ['尚未开通信用账期，请先申请', 'There is no credit line yet. Apply for one first.']
const overdue: Text = ['有逾期账单，请先还款', 'A credit bill is overdue. Repay it first.']

/** A company's credit line as it is now. */
export async function creditLine(customerId: string): Promise<CreditLine> {
  const { balance: available, granted: limit } = await accountOf(customerId, 'credit')
  const late = and(eq(creditBill.customerId, customerId), eq(creditBill.state, billState.code.overdue))
  const [bill] = await db().select({ id: creditBill.id }).from(creditBill).where(late).limit(1)
  const refused = limit === 0 ? noLine : bill ? overdue : undefined
  return { limit, used: limit - available, available, refused }
}
