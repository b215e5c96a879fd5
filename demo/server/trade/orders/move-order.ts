import { eq } from 'drizzle-orm'
import { givesBack, holdsStock, orderMachine, type OrderState } from '../../../../src/words/order-machine'
import { orderState } from '../../../../src/words/order-state'
import { db } from '../../core/database/db'
import { mover } from '../../core/documents/move'
import { lockFunds } from '../../money/accounts/account-rows'
import { endDemands, releaseDemands } from '../payment/order-demands'
import { giftWithOrder } from './gift-with-order'
import { adjustBudgets } from './order-budgets'
import { settle, stampsOf } from './order-effects'
import { tellOrder } from './order-reminders'
import { orderLine, orders } from './orders.table'
import { payDeadline } from './pay-within'
import { giveBackStock, lockSkus } from './reserved-stock'

/** Changes the state of an order, releases its stock and updates its pending payments. */
export const moveOrder = mover(orders, orderMachine, {
  entity: 'order',
  async hold(id, action) {
    const { to } = orderMachine[action]
    const [known] = await db().select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, id))
    if (!known) return
    // Lock order: the company's funds, then SKUs, then orders.
    await lockFunds(known.customerId)
    const lines = await db().select().from(orderLine).where(eq(orderLine.orderId, id))
    if (givesBack(to)) await lockSkus(lines.map(({ skuId }) => skuId))
    const [order] = await db().select().from(orders).where(eq(orders.id, id)).for('update')
    const deadline = to === orderState.code.toBePaid ? payDeadline() : undefined
    return order && { order, lines, deadline }
  },
  stateOf: ({ order }) => order.state,
  moved: (state, { deadline }, action) => ({
    ...(deadline && { payDeadline: deadline }),
    ...stampsOf(action),
    state,
  }),
  async after({ order, lines, deadline }, action, mover): Promise<OrderState | void> {
    const { to } = orderMachine[action]
    if (deadline) await releaseDemands(order.id, deadline)
    if (givesBack(to)) await endDemands(order.id)
    if (givesBack(to) && holdsStock.includes(order.state))
      await giveBackStock(lines.map(({ qty, shippedQty, ...line }) => ({ ...line, qty: qty - shippedQty })))
    await settle(order.id, action)
    if (givesBack(to)) await adjustBudgets(order.id)
    // The buyer's own steps need no reminder.
    if (mover.actor !== 'buyer') await tellOrder(order, action, mover)
    const gift = action === 'pay' ? await giftWithOrder(order.id) : undefined
    if (gift) await moveOrder(gift, 'pay', { actor: 'gateway' })
    // An order without further costs is paid as soon as possible.
    if (deadline && order.payAmount === order.paidAmount)
      return moveOrder(order.id, 'pay', { actor: 'gateway' })
  },
})
