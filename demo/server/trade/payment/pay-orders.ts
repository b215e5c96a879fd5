import { asc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import {
  payMachine,
  type PayAction,
  type PayActor,
  type PayState,
} from '../../../../src/trade/payment/pay-machine'
import { audit } from '../../core/audit'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { notPermitted, stateChanged } from '../../core/refusal'
import { payOrder, payOrderItem } from './payment.table'
import { tradeNo } from './trade-no'

export type PayOrderRow = typeof payOrder.$inferSelect
export type PayItem = { refId: string; amount: Minor }
type Opening = Pick<PayOrderRow, 'customerId' | 'placedBy' | 'purpose' | 'state'> & {
  items: readonly PayItem[]
  payCode?: number
  expiresAt?: Date | null
}

/** Demands money for something, in the caller's transaction. @returns its id */
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

/** Holds a pay order until the transaction ends. The company's funds are locked already. */
export async function lockPayOrder(id: string): Promise<PayOrderRow | undefined> {
  const [row] = await db().select().from(payOrder).where(eq(payOrder.id, id)).for('update')
  return row
}

/** They want no money any more. What comes for them all the same is given back. */
export const closePayOrders = (ids: string[]) =>
  db().update(payOrder).set({ closedAt: clock.now() }).where(inArray(payOrder.id, ids))

type Mover = { actor: PayActor; actorId?: string; reason?: string }
type Kept = Partial<Pick<PayOrderRow, 'payCode' | 'paidAt' | 'expiresAt' | 'openedAt' | 'opened'>>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which a pay order changes its state: along a row of the machine's table. The row is held already.
 * @throws Refusal 409 when it is in no state that the action starts from, or closed
 */
export async function movePayOrder(row: PayOrderRow, action: PayAction, mover: Mover, kept: Kept = {}) {
  const { from, to, by } = payMachine[action]
  if (!has<PayActor>(by, mover.actor)) throw notPermitted()
  if (row.closedAt || !has<PayState>(from, row.state)) throw stateChanged()
  await db()
    .update(payOrder)
    .set({ ...kept, state: to, version: row.version + 1 })
    .where(eq(payOrder.id, row.id))
  await audit({
    actorType: mover.actor === 'order' ? 'timer' : mover.actor,
    actorId: mover.actorId ?? '',
    entity: 'pay_order',
    entityId: row.id,
    action,
    fromState: row.state,
    toState: to,
    reason: mover.reason ?? '',
  })
  return to
}
