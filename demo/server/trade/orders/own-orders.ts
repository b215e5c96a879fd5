import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { cancelReason } from '../../../../src/trade/orders/cancel-reason'
import { mayDo } from '../../../../src/words/order-machine'
import type { cancelOrder, checkGoods } from '../../../../src/trade/orders/order-steps.contract'
import type { Member } from '../../core/security/auth'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import { onlyEntry } from '../../site/dictionaries/dictionaries'
import { moveOrder } from './move-order'
import { seenOrder } from './order-viewer'
import { orderLine, orders } from './orders.table'

const asBuyer = ({ customerId }: Member, reason = '') =>
  ({ actor: 'buyer', actorId: customerId, reason }) as const

/** Returns an order that permits a buyer's action without a change of state. @throws Refusal 404, 409 */
async function orderFor(action: Parameters<typeof mayDo>[0], id: string, who: Member) {
  const order = await seenOrder(id, who)
  if (!mayDo(action, order.state, 'buyer')) throw stateChanged()
  return order
}

type Cancelling = Asked<typeof cancelOrder>['body']

/** @throws Refusal 400 unknown reason, 404 not the buyer's order, 409 too late */
export async function cancelOwn(who: Member, id: string, { cancelReason: reason, remark }: Cancelling) {
  const order = await seenOrder(id, who)
  await onlyEntry(order.siteId, cancelReason, reason, {
    path: 'cancelReason',
    message: ['请选择取消原因', 'Please select a reason.'],
  })
  return { state: await moveOrder(order.id, 'cancel', asBuyer(who, remark), { cancelReason: reason }) }
}

export async function receiveOwn(who: Member, id: string) {
  const order = await seenOrder(id, who)
  return { state: await moveOrder(order.id, 'receive', asBuyer(who)) }
}

/** @param name of the person who signs, stored in the log */
export async function signOwn(who: Member, id: string, name: string) {
  const order = await seenOrder(id, who)
  return { state: await moveOrder(order.id, 'sign', asBuyer(who, name)) }
}

/** Sends a reminder, at most one in 24 hours, also for concurrent requests. @throws Refusal 429 */
export async function remindOwn(who: Member, id: string) {
  const order = await orderFor('remind', id, who)
  const now = clock.now()
  const [stored] = await db()
    .update(orders)
    .set({ remindedAt: now })
    .where(
      and(eq(orders.id, order.id), or(isNull(orders.remindedAt), lt(orders.remindedAt, after(now, -day)))),
    )
    .returning({ id: orders.id })
  if (!stored)
    throw refuse(429, [
      '24 小时内已催过，请耐心等待',
      'You have already asked for shipment within the last 24 hours. Please wait.',
    ])
  return true
}

export async function hideOwn(who: Member, id: string) {
  const order = await orderFor('hide', id, who)
  await db().update(orders).set({ hiddenAt: clock.now() }).where(eq(orders.id, order.id))
  return true
}

/** Records the buyer's inspection of the parcels. @throws Refusal 404, 409, 422 more than was shipped */
export function checkOwn(who: Member, id: string, { lines }: Asked<typeof checkGoods>['body']) {
  return tx(async () => {
    const order = await orderFor('checkGoods', id, who)
    for (const { lineId, quantity, note } of lines) {
      const [line] = await db()
        .select({ shippedQty: orderLine.shippedQty })
        .from(orderLine)
        .where(and(eq(orderLine.id, lineId), eq(orderLine.orderId, order.id)))
        .for('update')
      if (!line) throw notFound()
      if (quantity > line.shippedQty)
        throw refuse(422, [
          '验收数量不能超过已发数量',
          'The quantity received must not be more than was shipped.',
        ])
      await db()
        .update(orderLine)
        .set({ receivedQty: quantity, receivedNote: note })
        .where(eq(orderLine.id, lineId))
    }
    return true as const
  })
}
