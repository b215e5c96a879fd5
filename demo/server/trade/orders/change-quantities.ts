import { asc, eq } from 'drizzle-orm'
import { orderActions } from '../../../../src/trade/orders/order-machine'
import type { Member } from '../../core/security/auth'
import { db, tx } from '../../core/database/db'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { quantityFault } from '../cart/order-quantity'
import { skuFacts } from '../cart/sku-facts'
import { isQuoted } from '../offers/offer-order'
import { demand, undemand } from '../payment/order-demands'
import { orderLine, orders } from './orders.table'
import { priceOrder } from './price-order'
import { giveBackStock, lockSkus, takeStock } from './reserved-stock'

type Change = { lineId: string; quantity: number }

const reduced = () =>
  refuse(422, [
    '已使用优惠券或积分的订单不能修改数量，请驳回后重新下单',
    'Quantities of an order with coupons or points cannot be changed. Please reject it and place a new order.',
  ])

const quoted = () =>
  refuse(422, [
    '报价只对其数量有效，请驳回后重新询价',
    'A quote holds for its own quantities only. Please reject the order and ask for a new quote.',
  ])

/**
 * Changes quantities of an order under review: prices, stock and pay order follow, for the account that placed it.
 * @throws Refusal 404 a line of another order, 409 not under review or not enough stock, 422 invalid quantity
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
    const placer = order && (await memberById(order.placedBy, order.siteId))
    if (!order || !placer) throw notFound()
    if (!orderActions(order.state, 'reviewer').includes('changeLines')) throw stateChanged()
    const wanted = new Map(changes.map(({ lineId, quantity }) => [lineId, quantity]))
    if ([...wanted.keys()].some((id) => !before.some((line) => line.id === id))) throw notFound()
    const changed = before.filter(({ id, qty }) => (wanted.get(id) ?? qty) !== qty)
    if (changed.length === 0) return
    if (order.couponAmount || order.pointsUsed) throw reduced()
    if (await isQuoted(order)) throw quoted()

    const buyer = await buyerOf(placer, order.createdAt)
    const facts = await skuFacts(
      before.map(({ skuId }) => skuId),
      buyer,
    )
    for (const { id, skuId, qty, snapshot } of changed) {
      const next = wanted.get(id) ?? qty
      const rule = facts.get(skuId)
      const fault = rule && quantityFault(rule, next)
      if (fault)
        throw refuse(422, [`${snapshot.goodsName}：${fault[0]}`, `${snapshot.goodsName}: ${fault[1]}`])
      if (next > qty) await takeStock([{ skuId, qty: next - qty, snapshot }], buyer.sellsShort)
      else await giveBackStock([{ skuId, qty: qty - next, snapshot }])
    }
    const { lines, amounts } = await priceOrder(
      order,
      before,
      facts,
      buyer,
      ({ id, qty }) => wanted.get(id) ?? qty,
    )
    for (const { id, ...values } of lines)
      await db().update(orderLine).set(values).where(eq(orderLine.id, id))
    const [priced] = await db().update(orders).set(amounts).where(eq(orders.id, orderId)).returning()
    await undemand([orderId])
    if (priced) await demand([priced])
  })
}
