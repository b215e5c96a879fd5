import { and, asc, eq } from 'drizzle-orm'
import { todoKind } from '../../../../src/account/todo/todo-kind'
import { orderState } from '../../../../src/words/order-state'
import { mostOfOne, type Todo, type TodoSource } from '../../account/todo/todo-sources'
import { after } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { actionsFor, seenBy } from './order-viewer'
import { orders } from './orders.table'
import { receivedAfter } from './received-after'

type Order = typeof orders.$inferSelect

/** To-do entry by available action; the first one counts. */
const todoOf: Record<string, (order: Order) => Pick<Todo, 'kind' | 'dueAt'> & { path?: string }> = {
  sign: ({ payDeadline }) => ({ kind: todoKind.code.sign, dueAt: payDeadline }),
  payNow: ({ id, payDeadline }) => ({
    kind: todoKind.code.pay,
    dueAt: payDeadline,
    path: `/cart/payment?orders=${id}`,
  }),
  receive: ({ shippedAt }) => ({
    kind: todoKind.code.receive,
    dueAt: shippedAt && after(shippedAt, receivedAfter),
  }),
}

const { pendingSigning, toBePaid, toBeReceived } = orderState.code

/** Orders that wait for their buyer. */
export const todo: TodoSource = async (who) => {
  const found: Todo[] = []
  for (const state of [pendingSigning, toBePaid, toBeReceived]) {
    const rows = await db()
      .select()
      .from(orders)
      .where(and(seenBy(who), eq(orders.state, state)))
      .orderBy(asc(orders.payDeadline), asc(orders.shippedAt), asc(orders.id))
      .limit(mostOfOne)
    for (const order of rows) {
      const action = actionsFor(order, who).find((name) => Object.hasOwn(todoOf, name)) ?? ''
      const { orderNo, payAmount, paidAmount } = order
      const amount = action === 'payNow' ? payAmount - paidAmount : payAmount
      const todo = todoOf[action]?.(order)
      if (todo) found.push({ subject: orderNo, amount, path: `/user/order/${orderNo}`, ...todo })
    }
  }
  return found
}
