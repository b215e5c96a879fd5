import { eq } from 'drizzle-orm'
import {
  givesBack,
  orderMachine,
  type OrderAction,
  type OrderActor,
} from '../../../../src/trade/orders/order-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, refuse, stateChanged } from '../../core/refusal'
import { orderLine, orders } from './orders.table'
import { giveBackStock, lockSkus } from './reserved-stock'

type Mover = { actor: OrderActor; actorId?: string; reason?: string }
type Kept = Partial<Pick<typeof orders.$inferInsert, 'cancelReason' | 'payDeadline' | 'reviewBy'>>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which an order changes its state: along a row of the machine's table, once, with the stock that
 * it gives up and a line in the audit log.
 * @param kept further columns that change with it
 * @returns the new state
 * @throws Refusal 409 when the order is in no state that the action starts from
 */
export function moveOrder(orderId: string, action: OrderAction, mover: Mover, kept: Kept = {}) {
  const { from, to, by } = orderMachine[action]
  return tx(async () => {
    if (!has<OrderActor>(by, mover.actor))
      throw refuse(403, ['没有操作权限', 'You are not permitted to do this.'])
    const lines = await db().select().from(orderLine).where(eq(orderLine.orderId, orderId))
    // SKUs before orders, as in everything that writes both.
    if (givesBack(to)) await lockSkus(lines.map(({ skuId }) => skuId))
    const [order] = await db()
      .select({ state: orders.state, version: orders.version })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update')
    if (!order) throw notFound()
    if (!has<number>(from, order.state)) throw stateChanged()
    await db()
      .update(orders)
      .set({ ...kept, state: to, version: order.version + 1 })
      .where(eq(orders.id, orderId))
    if (givesBack(to))
      await giveBackStock(lines.map(({ skuId, qty, shippedQty }) => ({ skuId, qty: qty - shippedQty })))
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'order',
      entityId: orderId,
      action,
      fromState: order.state,
      toState: to,
      reason: mover.reason ?? '',
    })
    return to
  })
}
