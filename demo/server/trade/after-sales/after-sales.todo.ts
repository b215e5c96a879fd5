import { and, asc, eq } from 'drizzle-orm'
import { todoKind } from '../../../../src/account/todo/todo-kind'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { mostOfOne, type TodoSource } from '../../account/todo/todo-sources'
import { db } from '../../core/database/db'
import { afterSale } from './after-sales.table'
import { seenBy } from './after-sales-viewer'
import { dueAt } from './due-days'

const kinds = [
  [returnState.code.waitingForReturn, todoKind.code.sendReturn],
  [returnState.code.shipped, todoKind.code.receive],
] as const

/** To-do entries for goods to send back, and for received exchanges. */
export const todo: TodoSource = async (who) => {
  const found = []
  for (const [state, kind] of kinds) {
    const rows = await db()
      .select()
      .from(afterSale)
      .where(and(seenBy(who), eq(afterSale.returnState, state)))
      .orderBy(asc(afterSale.movedAt), asc(afterSale.id))
      .limit(mostOfOne)
    for (const row of rows)
      found.push({
        kind,
        subject: row.afterSaleNo,
        dueAt: dueAt(row) ?? null,
        path: `/user/order/refund/${row.id}`,
      })
  }
  return found
}
