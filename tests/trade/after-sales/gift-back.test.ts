import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { gift } from '../../../demo/server/catalogue/gifts/gifts.table'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import { giftWay } from '../../../src/catalogue/gifts/gift-way'
import { tryRefund } from '../../../src/trade/after-sales/after-sales-apply.contract'
import { balance, faults, ids } from '../payment/payment-bed'
import { reservedOf, stock } from '../checkout/checkout-bed'
import { asked, atDesk, bed, linesOf, ordered, returned } from './after-sales-bed'

/** Gift with a value of 8.00 for orders from 30.00. */
let giftSku = ''
beforeEach(async () => {
  await bed.reset()
  await stock({})
  await bed.inside(async () => {
    // A SKU that no other order contains.
    const [last] = await db()
      .select({ id: sku.id })
      .from(sku)
      .where(eq(sku.position, 0))
      .orderBy(desc(sku.id))
    giftSku = last?.id ?? ''
    await db()
      .update(sku)
      .set({ goodsPrice: 800, brandPrice: 800, stock: 100, reserved: 0 })
      .where(eq(sku.id, giftSku))
    await db().delete(gift)
    await db().insert(gift).values({
      id: '1',
      siteId: siteIds.main,
      skuId: giftSku,
      way: giftWay.code.withOrder,
      pointsPrice: 0,
      orderAmount: 3_000,
      limit: 9,
      position: 1,
    })
  })
})

const giftOf = async (orderId: string) => {
  const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.giftOf, orderId)))
  if (!row) throw new Error('no gift came')
  return row
}
const shipGift = async (orderId: string) => {
  const { id } = await giftOf(orderId)
  await bed.inside(() => shipOrder(id, { company: 'x', trackingNo: 'y' }))
}
type Order = Awaited<ReturnType<typeof ordered>>
const trial = (order: Order, pieces: number) =>
  bed.call(
    tryRefund,
    { body: { orderId: order.id, rightType: 30, lines: linesOf(order, [pieces]) } },
    { token: order.token },
  )
const refunded = async (order: Order, pieces: number) => {
  const { id } = await asked(order, [pieces])
  await returned(id, order.token)
  await atDesk('refund', id)
}

test('a refund that leaves enough for the gift does not affect it', async () => {
  const order = await ordered('retail', 'received', [5])
  await shipGift(order.id)
  expect((await trial(order, 2)).gift).toBeUndefined()
})

test('an unshipped gift is cancelled as announced, and its stock is available again', async () => {
  const order = await ordered('retail', 'received', [3])
  const before = await balance(ids.retail, 'deposit')
  expect(await reservedOf(giftSku)).toBe(1)
  const { goodsName } = (
    await bed.inside(() => db().select().from(orderLine).where(eq(orderLine.skuId, giftSku)))
  )[0]?.snapshot ?? { goodsName: '' }
  expect(await trial(order, 1)).toMatchObject({
    amount: 1_000,
    gift: { goodsName, amount: 0, cancelled: 10 },
  })
  await refunded(order, 1)
  expect((await balance(ids.retail, 'deposit')) - before).toBe(1_000)
  expect(await giftOf(order.id)).toMatchObject({ state: 80 })
  expect(await reservedOf(giftSku)).toBe(0)
  const rest = await trial(order, 2)
  expect([rest.amount, rest.gift], 'it costs nothing later either').toEqual([2_000, undefined])
  expect(await faults()).toEqual([])
})

test('the value of a shipped gift is deducted once over several refunds, as announced', async () => {
  const order = await ordered('retail', 'received', [3])
  await shipGift(order.id)
  const before = await balance(ids.retail, 'deposit')
  expect(await trial(order, 1)).toMatchObject({
    amount: 200,
    gift: { amount: 800, cancelled: 20 },
    routes: [{ payCode: 96, amount: 200 }],
  })
  await refunded(order, 1)
  expect((await balance(ids.retail, 'deposit')) - before).toBe(200)
  const next = await trial(order, 1)
  expect([next.amount, next.gift]).toEqual([1_000, undefined])
  await refunded(order, 2)
  expect((await balance(ids.retail, 'deposit')) - before).toBe(2_200)
  expect(await faults()).toEqual([])
})

test('a gift worth more than the first refund is deducted from the next ones', async () => {
  const order = await ordered('retail', 'received', [3])
  await shipGift(order.id)
  await bed.inside(() => db().update(orders).set({ giftWorth: 1_500 }).where(eq(orders.giftOf, order.id)))
  const before = await balance(ids.retail, 'deposit')
  expect(await trial(order, 1)).toMatchObject({ amount: 0, gift: { amount: 1_000 } })
  await refunded(order, 1)
  expect(await trial(order, 2)).toMatchObject({ amount: 1_500, gift: { amount: 500 } })
  await refunded(order, 2)
  expect((await balance(ids.retail, 'deposit')) - before).toBe(1_500)
  expect(await faults()).toEqual([])
})

test('a gift that the buyer sent back is not deducted', async () => {
  const order = await ordered('retail', 'received', [3])
  await shipGift(order.id)
  const { id } = await giftOf(order.id)
  const lines = await bed.inside(() => db().select().from(orderLine).where(eq(orderLine.orderId, id)))
  const itself = { ...order, id, lineIds: lines.map((line) => line.id) }
  await refunded(itself, 1)
  const all = await trial(order, 3)
  expect([all.amount, all.gift]).toEqual([3_000, undefined])
})
