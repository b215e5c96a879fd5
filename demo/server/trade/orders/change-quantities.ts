import { asc, eq } from 'drizzle-orm'
import { orderActions } from '../../../../src/trade/orders/order-machine'
import type { Member } from '../../core/auth'
import { db, tx } from '../../core/db'
import { notFound, refuse, stateChanged } from '../../core/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { buyerOf } from '../cart/buyer'
import { quantityFault } from '../cart/order-quantity'
import { skuFacts } from '../cart/sku-facts'
import { demand, undemand } from '../payment/order-demands'
import { orderLine, orders } from './orders.table'
import { giveBackStock, lockSkus, takeStock } from './reserved-stock'

type Change = { lineId: string; quantity: number }

const reduced = () =>
  refuse(422, [
    '已使用优惠的订单不能修改数量，请驳回后重新下单',
    'Quantities of an order with discounts cannot be changed. Please reject it and place a new order.',
  ])

/**
 * Other quantities for lines of an order under review: stock, amounts and what is demanded for it follow. Prices of
 * the pieces stay as they were settled.
 * @throws Refusal 404 a line of another order, 409 not under review or stock is short, 422 not to be ordered so
 */
export function changeQuantities(orderId: string, changes: readonly Change[], reviewer: Member) {
  return tx(async () => {
    await lockFunds(reviewer.companyId)
    const before = await db()
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
      .orderBy(asc(orderLine.id))
    await lockSkus(before.map(({ skuId }) => skuId))
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw notFound()
    if (!orderActions(order.state, 'reviewer').includes('changeLines')) throw stateChanged()
    if (order.discount || order.couponAmount || order.pointsUsed) throw reduced()
    const wanted = new Map(changes.map(({ lineId, quantity }) => [lineId, quantity]))
    if ([...wanted.keys()].some((id) => !before.some((line) => line.id === id))) throw notFound()

    const buyer = await buyerOf(reviewer)
    const facts = await skuFacts(
      before.map(({ skuId }) => skuId),
      buyer,
    )
    let goodsAmount = 0
    for (const { id, skuId, qty, price, snapshot } of before) {
      const next = wanted.get(id) ?? qty
      goodsAmount += price * next
      if (next === qty) continue
      const rule = facts.get(skuId)
      const fault = rule && quantityFault(rule, next)
      if (fault)
        throw refuse(422, [`${snapshot.goodsName}：${fault[0]}`, `${snapshot.goodsName}: ${fault[1]}`])
      if (next > qty) await takeStock([{ skuId, qty: next - qty }], buyer.sellsShort)
      else await giveBackStock([{ skuId, qty: qty - next }])
      await db()
        .update(orderLine)
        .set({ qty: next, payShare: price * next })
        .where(eq(orderLine.id, id))
    }
    const [changed] = await db()
      .update(orders)
      .set({ goodsAmount, payAmount: goodsAmount + order.freight })
      .where(eq(orders.id, orderId))
      .returning()
    await undemand([orderId])
    if (changed) await demand([changed])
  })
}
