import type { Minor } from '../../../../src/core/money'
import { payMethod } from '../../../../src/trade/payment/pay-method'
import { payOrderState } from '../../../../src/trade/payment/pay-order-state'
import { countBought } from '../../catalogue/often-bought/count-bought'
import { picturesOf } from '../../catalogue/goods/goods-cards'
import { grouped } from '../../catalogue/goods/grouped'
import { after, day, minute, wireDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { memberById } from '../../session/sign-in/sessions'
import { payOrder, payOrderItem } from '../payment/payment.table'
import { buyerOf, priceAt, type Buyer } from '../cart/buyer'
import { skuFacts } from '../cart/sku-facts'
import { basketOf, shelf, type Basket } from './demo-basket'
import { orderLine, orders } from './orders.table'
import { recentOrders } from './recent-orders'

/** How many different orders each of them places again and again. */
const habits: Partial<Record<(typeof demoAccounts)[number]['loginAccount'], number>> = {
  demo: 28,
  retail: 6,
  overdue: 4,
}

/** Orders of the past were paid by transfer. */
async function payPast(paid: readonly { id: string; customerId: string; amount: Minor; at: Date }[]) {
  if (paid.length === 0) return
  await db()
    .insert(payOrder)
    .values(
      paid.map(({ id, customerId, amount, at }) => ({
        id,
        payNo: `P${id}`,
        customerId,
        placedBy: customerId,
        purpose: 'order' as const,
        state: payOrderState.code.paid,
        amount,
        payCode: payMethod.code.offline,
        paidAt: at,
        createdAt: at,
      })),
    )
  await db()
    .insert(payOrderItem)
    .values(paid.map(({ id, amount }) => ({ id, payOrderId: id, refId: id, amount })))
}

/** An order of the past, paid, delivered and completed. */
async function placePast(id: number, buyer: Buyer, basket: Basket, placedAt: Date) {
  const facts = await skuFacts(basket.map(({ ware }) => ware.sku.id))
  const lines = basket.map(({ ware: { sku: one, goods: of, unitName }, qty }, at) => {
    const known = facts.get(one.id)
    const price = known ? priceAt(known, qty, buyer) : one.goodsPrice
    const [image = ''] = picturesOf(of)
    const snapshot = {
      goodsId: of.id,
      goodsName: of.goodsName,
      skuCode: one.skuCode,
      spec: one.spec,
      image,
      unitName,
    }
    const amounts = { qty, price, payShare: price * qty, shippedQty: qty, receivedQty: qty }
    return {
      id: String(id * 10 + at),
      orderId: String(id),
      skuId: one.id,
      snapshot,
      ...amounts,
      createdAt: placedAt,
    }
  })
  const goodsAmount = lines.reduce((sum, { payShare }) => sum + payShare, 0)
  const { customerId } = buyer.who
  await db()
    .insert(orders)
    .values({
      id: String(id),
      orderNo: `${wireDay(placedAt).replaceAll('-', '')}${id}`,
      customerId,
      placedBy: customerId,
      shopId: basket[0]?.ware.goods.shopId ?? '',
      state: 70,
      goodsAmount,
      payAmount: goodsAmount,
      paidAmount: goodsAmount,
      address: {},
      createdAt: placedAt,
      shippedAt: after(placedAt, day),
      receivedAt: after(placedAt, 3 * day),
      completedAt: after(placedAt, 3 * day),
    })
  await db().insert(orderLine).values(lines)
  await countBought(String(id))
  return { id: String(id), customerId, amount: goodsAmount, at: placedAt }
}

export const seed: Seed = {
  room: 'trade/orders',
  after: ['session/sign-in', 'catalogue/goods', 'site/brand-site', 'account/addresses', 'money/accounts'],
  async run({ random }) {
    const wares = await shelf()
    const waresOf = grouped(wares, ({ goods: { shopId } }) => shopId)
    const many = wares.filter(({ goods: { shopId } }) => waresOf(shopId).length > 5)
    let next = 700_001
    const paid: Awaited<ReturnType<typeof placePast>>[] = []
    for (const { id, loginAccount } of demoAccounts) {
      const who = await memberById(id, siteIds.main)
      if (!who) throw new Error(`the demo's buyer ${id} is missing`)
      const buyer = await buyerOf(who)
      for (let habit = 0; habit < (habits[loginAccount] ?? 0); habit++) {
        const basket = basketOf(many.length > 0 ? many : wares, random)
        const every = random.int(9, 40)
        const times = random.int(2, 5)
        for (let time = times; time > 0; time--) {
          const ago = time * every * day + random.int(0, 480) * minute
          paid.push(await placePast(next++, buyer, basket, after(clock.now(), -ago)))
        }
      }
    }
    await payPast(paid)
    await recentOrders(many.length > 0 ? many : wares, random)
  },
}
