import { and, asc, eq } from 'drizzle-orm'
import { todoKind } from '../../../../src/account/todo/todo-kind'
import { requestState } from '../../../../src/trade/requests/request-state'
import { mostOfOne, type TodoSource } from '../../account/todo/todo-sources'
import { db } from '../../core/database/db'
import { seenBy, waitsFor } from './request-viewer'
import { purchaseRequest } from './requests.table'

const dueOf = (dueAt: Date | null) => (dueAt ? { dueAt } : {})

/** Requests that wait for the viewer's decision. */
export const todo: TodoSource = async (who) => {
  const rows = await db()
    .select()
    .from(purchaseRequest)
    .where(and(seenBy(who), eq(purchaseRequest.state, requestState.code.waiting), waitsFor(who.customerId)))
    .orderBy(asc(purchaseRequest.holdUntil), asc(purchaseRequest.id))
    .limit(mostOfOne)
  return rows.map(({ requestNo, payAmount, holdUntil, approveBy }) => ({
    kind: todoKind.code.approve,
    subject: requestNo,
    amount: payAmount,
    ...dueOf(approveBy ?? holdUntil),
    path: `/user/request/${requestNo}`,
  }))
}
