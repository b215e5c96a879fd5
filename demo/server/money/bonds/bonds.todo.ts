import { and, asc, eq } from 'drizzle-orm'
import { todoKind } from '../../../../src/account/todo/todo-kind'
import { bondState } from '../../../../src/money/bonds/bond'
import { mostOfOne, type TodoSource } from '../../account/todo/todo-sources'
import { after, day, startOfDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { bond } from './bonds.table'

/** Bonds that are to be paid: the main account's business. */
export const todo: TodoSource = async (who) => {
  if (who.accountKind !== 'main') return []
  const rows = await db()
    .select()
    .from(bond)
    .where(and(seenBy(who, bond), eq(bond.state, bondState.code.toBePaid)))
    .orderBy(asc(bond.dueDate), asc(bond.id))
    .limit(mostOfOne)
  return rows.map(({ title, amount, dueDate }) => ({
    kind: todoKind.code.payBond,
    subject: title,
    amount,
    dueAt: after(startOfDay(dueDate), day),
    path: '/user/bond?state=10',
  }))
}
