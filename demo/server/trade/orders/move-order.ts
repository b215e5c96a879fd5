import { eq } from 'drizzle-orm'
import {
  givesBack,
  holdsStock,
  orderMachine,
  type OrderAction,
  type OrderActor,
  type OrderState,
} from '../../../../src/trade/orders/order-machine'
import { orderState } from '../../../../src/trade/orders/order-state'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { endDemands, releaseDemands } from '../payment/order-demands'
import { giftWithOrder } from './gift-with-order'
import { settle, stampsOf } from './order-effects'
import { tellOrder } from './order-notices'
import { orderLine, orders } from './orders.table'
import { payDeadline } from './pay-within'
import { giveBackStock, lockSkus } from './reserved-stock'

type Mover = { actor: OrderActor; actorId?: string; reason?: string }
type Kept = Partial<
  Pick<typeof orders.$inferInsert, 'cancelReason' | 'payDeadline' | 'reviewBy' | 'shippedAt'>
>

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which an order changes its state: along a row of the machine's table, once, with the stock that
 * it gives up and a line in the audit log.
 * @param kept further columns that change with it
 * @returns the new state
 * @throws Refusal 409 when the order is in no state that the action starts from
 */
export function moveOrder(
  orderId: string,
  action: OrderAction,
  mover: Mover,
  kept: Kept = {},
): Promise<OrderState> {
  const { from, to, by } = orderMachine[action]
  return tx(async () => {
    if (!has<OrderActor>(by, mover.actor)) throw notPermitted()
    const [known] = await db()
      .select({ customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (!known) throw notFound()
    // The company's funds before SKUs before orders, as in everything that writes them.
    await lockFunds(known.customerId)
    const lines = await db().select().from(orderLine).where(eq(orderLine.orderId, orderId))
    if (givesBack(to)) await lockSkus(lines.map(({ skuId }) => skuId))
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw notFound()
    if (!has<number>(from, order.state)) throw stateChanged()
    const deadline = to === orderState.code.toBePaid ? payDeadline() : undefined
    await db()
      .update(orders)
      .set({
        ...(deadline && { payDeadline: deadline }),
        ...stampsOf(action),
        ...kept,
        state: to,
        version: order.version + 1,
      })
      .where(eq(orders.id, orderId))
    if (deadline) await releaseDemands(orderId, deadline)
    if (givesBack(to)) await endDemands(orderId)
    if (givesBack(to) && holdsStock.includes(order.state))
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
    await settle(orderId, action)
    await tellOrder(order, action, mover.actor, mover.reason)
    const gift = action === 'pay' ? await giftWithOrder(orderId) : undefined
    if (gift) await moveOrder(gift, 'pay', { actor: 'gateway' })
    // What costs nothing more is paid as soon as it may be.
    if (deadline && order.payAmount === order.paidAmount)
      return moveOrder(orderId, 'pay', { actor: 'gateway' })
    return to
  })
}
