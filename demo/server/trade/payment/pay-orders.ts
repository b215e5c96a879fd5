import { asc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { payMachine, type PayAction, type PayActor } from '../../../../src/words/pay-machine'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { newId } from '../../core/database/ids'
import { mover, type Mover } from '../../core/documents/move'
import { stateChanged } from '../../core/http/refusal'
import { payOrder, payOrderItem } from './payment.table'
import { tradeNo } from './trade-no'

export type PayOrderRow = typeof payOrder.$inferSelect
type PayItem = { refId: string; amount: Minor }
export type Opening = Pick<PayOrderRow, 'customerId' | 'placedBy' | 'siteId' | 'purpose' | 'state'> & {
  items: readonly PayItem[]
  payCode?: number
  expiresAt?: Date | null
}

/** Creates a pay order in the caller's transaction. @returns its row */
export async function openPayOrder({ items, ...opening }: Opening): Promise<PayOrderRow> {
  const id = newId()
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  const [row] = await db()
    .insert(payOrder)
    .values({ ...opening, id, payNo: tradeNo('P', id), amount })
    .returning()
  if (!row) throw new Error(`pay order ${id} was not written`)
  await db()
    .insert(payOrderItem)
    .values(items.map((item) => ({ ...item, payOrderId: id })))
  return row
}

export const itemsOf = (payOrderId: string) =>
  db()
    .select()
    .from(payOrderItem)
    .where(eq(payOrderItem.payOrderId, payOrderId))
    .orderBy(asc(payOrderItem.id))

/** `lockPayOrder` requires that the company's funds are locked. */
export const { seen: seenPayOrder, lock: lockPayOrder } = documents(payOrder, (where) =>
  db().select().from(payOrder).where(where),
)

/** Closes pay orders. Payments that still arrive are refunded. */
export const closePayOrders = (ids: string[]) =>
  db().update(payOrder).set({ closedAt: clock.now() }).where(inArray(payOrder.id, ids))

const move = mover(payOrder, payMachine, {
  entity: 'pay_order',
  hold: lockPayOrder,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state }),
})

/**
 * Changes the state of a locked pay order.
 * @throws Refusal 403, 409 if the state does not allow the step, or the pay order is closed
 */
export async function movePayOrder(
  { id, closedAt }: Pick<PayOrderRow, 'id' | 'closedAt'>,
  action: PayAction,
  by: Mover<PayActor>,
  columns: Partial<PayOrderRow> = {},
) {
  if (closedAt) throw stateChanged()
  return move(id, action, by, columns)
}
