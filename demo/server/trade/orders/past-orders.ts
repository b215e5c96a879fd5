import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { countBought } from '../../catalogue/often-bought/count-bought'
import { after, day, minute, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { buyerOf, priceAt, traceAt, type Buyer } from '../cart/buyer'
import { skuFacts, type SkuFacts } from '../cart/sku-facts'
import { endOfMonth, monthBefore } from '../../money/credit/issue-bills'
import { payOrder, payOrderItem } from '../payment/payment.table'
import { basketOf, type Basket, type Ware } from './demo-basket'
import { orderLine, orders } from './orders.table'
import { everybody } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

/** Number of recurring orders per demo account. */
const habits: Partial<Record<(typeof demoAccounts)[number]['loginAccount'], number>> = {
  demo: 28,
  retail: 6,
  overdue: 4,
}

export type Placing = { buyer: Buyer; basket: Basket; placedAt: Date }

/** Generates recurring orders over the last months. */
async function placings(wares: readonly Ware[], random: Random): Promise<Placing[]> {
  const all: Placing[] = []
  for (const { id, loginAccount } of demoAccounts) {
    const who = await seededMember(id)
    const buyer = await buyerOf(who)
    for (let habit = 0; habit < (habits[loginAccount] ?? 0); habit++) {
      const basket = basketOf(wares, random)
      const every = random.int(9, 40)
      for (let time = random.int(2, 5); time > 0; time--) {
        const ago = time * every * day + random.int(0, 480) * minute
        all.push({ buyer, basket, placedAt: after(clock.now(), -ago) })
      }
    }
  }
  return all
}

/** Builds a past order that was paid by transfer, delivered and completed. */
function pastOrder(id: number, { buyer, basket, placedAt }: Placing, facts: ReadonlyMap<string, SkuFacts>) {
  const orderId = String(id)
  const lines = basket.map(({ ware: { sku: one, goods: of, unitName }, qty }, at) => {
    const known = facts.get(one.id)
    const price = known ? priceAt(known, qty, buyer) : one.goodsPrice
    const [image = ''] = of.pictures
    const { id: goodsId, goodsName } = of
    return {
      id: String(id * 10 + at),
      orderId,
      skuId: one.id,
      snapshot: { goodsId, goodsName, skuCode: one.skuCode, spec: one.spec, image, unitName },
      qty,
      price,
      priceTrace: known && traceAt(known, qty, buyer),
      payShare: price * qty,
      shippedQty: qty,
      receivedQty: qty,
      createdAt: placedAt,
    }
  })
  const amount = lines.reduce((sum, { payShare }) => sum + payShare, 0)
  const { customerId } = buyer.who
  const row = {
    id: orderId,
    orderNo: `${wireDay(placedAt).replaceAll('-', '')}${id}`,
    customerId,
    placedBy: customerId,
    siteId: buyer.site,
    shopId: basket[0]?.ware.goods.shopId ?? '',
    state: 70 as const,
    goodsAmount: amount,
    payAmount: amount,
    paidAmount: amount,
    address: {},
    createdAt: placedAt,
    shippedAt: after(placedAt, day),
    receivedAt: after(placedAt, 3 * day),
    completedAt: after(placedAt, 3 * day),
  }
  const payment = {
    id: orderId,
    payNo: `P${id}`,
    customerId,
    placedBy: customerId,
    siteId: buyer.site,
    purpose: 'order' as const,
    state: payOrderState.code.paid,
    amount,
    payCode: payMethod.code.offline,
    paidAt: placedAt,
    createdAt: placedAt,
  }
  return { row, lines, payment, item: { id: orderId, payOrderId: orderId, refId: orderId, amount } }
}

/**
 * Inserts completed orders of one site. Their stock was removed long ago.
 * @param firstId id of the first order
 */
export async function writePastOrders(wanted: readonly Placing[], firstId: number) {
  const skuIds = new Set(wanted.flatMap(({ basket }) => basket.map(({ ware }) => ware.sku.id)))
  const facts = await skuFacts([...skuIds], everybody(wanted[0]?.buyer.site ?? siteIds.main))
  const past = wanted.map((placing, at) => pastOrder(firstId + at, placing, facts))
  const rows = past.map(({ row }) => row)
  if (rows.length === 0) return rows
  await db().insert(orders).values(rows)
  await db()
    .insert(orderLine)
    .values(past.flatMap(({ lines }) => lines))
  await db()
    .insert(payOrder)
    .values(past.map(({ payment }) => payment))
  await db()
    .insert(payOrderItem)
    .values(past.map(({ item }) => item))
  await countBought(...rows.map(({ id }) => id))
  return rows
}

/** Ids of the orders older than half a year, latest first. Each month's statement bills one of them. */
export const earlierIds = Array.from({ length: 24 }, (_, at) => String(780_001 + at))
/** Age of the latest of them, in months. */
export const firstEarlier = 7

/** Creates orders of the demo's main buyer that are older than half a year. */
export async function earlierOrders(wares: readonly Ware[], random: Random) {
  const buyer = await buyerOf(await seededMember())
  const placings = earlierIds.map((_, at) => ({
    buyer,
    basket: basketOf(wares, random),
    placedAt: after(endOfMonth(monthBefore(firstEarlier + at)), -12 * day),
  }))
  return writePastOrders(placings, Number(earlierIds[0]))
}

/** Creates the recurring orders of the demo's buyers. */
export const pastOrders = async (wares: readonly Ware[], random: Random) =>
  writePastOrders(await placings(wares, random), 700_001)
