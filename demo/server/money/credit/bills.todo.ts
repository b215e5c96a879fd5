import { and, asc, eq, inArray } from 'drizzle-orm'
import { todoKind } from '../../../../src/account/todo/todo-kind'
import { billState } from '../../../../src/money/credit/bill-state'
import { mostOfOne, type TodoSource } from '../../account/todo/todo-sources'
import { after, day, startOfDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { creditBill } from './credit.table'
import { confirmedAfter } from './issue-bills'

const { toBeConfirmed, confirmed, partlyRepaid, overdue } = billState.code

/** Statements that are to be confirmed or repaid: the main account's business. */
export const todo: TodoSource = async ({ companyId, accountKind }) => {
  if (accountKind !== 'main') return []
  const rows = await db()
    .select()
    .from(creditBill)
    .where(
      and(
        eq(creditBill.customerId, companyId),
        inArray(creditBill.state, [toBeConfirmed, confirmed, partlyRepaid, overdue]),
      ),
    )
    .orderBy(asc(creditBill.month))
    .limit(mostOfOne)
  return rows.map(({ month, state, amount, repaid, dueDate, issuedAt }) =>
    state === toBeConfirmed
      ? {
          kind: todoKind.code.confirmBill,
          subject: [`${month} 账单`, `Statement ${month}`] as const,
          amount,
          dueAt: issuedAt && after(issuedAt, confirmedAfter),
          path: '/user/credit/confirm',
        }
      : {
          kind: todoKind.code.repayBill,
          subject: [`${month} 账单`, `Statement ${month}`] as const,
          amount: amount - repaid,
          dueAt: after(startOfDay(dueDate), day),
          path: '/user/credit',
        },
  )
}
