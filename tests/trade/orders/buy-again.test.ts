import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { oftenOrderPage } from '../../../src/catalogue/often-bought/often-bought.contract'
import { buyAgain, type OrderRow } from '../../../src/trade/orders/orders.contract'
import { openTestbed, type Asking } from '../../server/testbed'

const bed = await openTestbed('demo')

let token = ''
let order: OrderRow
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('demo')
  const { content } = await bed.call(oftenOrderPage, { body: { pageSize: 100 } }, { token })
  const found = content.find(({ lines }) => lines.length >= 3)
  if (!found) throw new Error('the seed has no order of three lines')
  order = found
  for (const { skuId } of order.lines)
    await change(skuId, { stock: 99_999, reserved: 0, minOrderQty: 1, step: 1 })
})

const change = (skuId: string, facts: Partial<typeof sku.$inferInsert>) =>
  bed.inside(() => db().update(sku).set(facts).where(eq(sku.id, skuId)))
const withdraw = (goodsId: string) =>
  bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, goodsId)))
const again = (asking: Asking = {}) =>
  bed.call(buyAgain, { path: { id: order.id } }, { token, key: 'again-0001', ...asking })
const inCart = async (customerId = '10001') => {
  const rows = await bed.inside(() => db().select().from(cartLine).where(eq(cartLine.customerId, customerId)))
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

test('all lines on sale are added to the cart in their quantities', async () => {
  const total = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(await again()).toEqual({ added: order.lines.length, skipped: [], totalCount: total })
  expect(await inCart()).toEqual(new Map(order.lines.map(({ skuId, quantity }) => [skuId, quantity])))
})

test('unavailable goods are reported line by line in the buyer’s language, and the rest is added', async () => {
  const [gone, short, steps] = order.lines
  if (!gone || !short || !steps) throw new Error('too few lines')
  await change(short.skuId, { stock: 0 })
  await change(steps.skuId, { minOrderQty: 50_000 })
  await withdraw(gone.goodsId)
  const answer = await again({ language: 'en' })
  const lost = order.lines.filter(
    ({ goodsId, skuId }) => goodsId === gone.goodsId || skuId === short.skuId || skuId === steps.skuId,
  )
  expect(answer.added).toBe(order.lines.length - lost.length)
  expect(answer.skipped.map(({ skuId }) => skuId).toSorted()).toEqual(
    lost.map(({ skuId }) => skuId).toSorted(),
  )
  const reasonOf = (skuId: string) => answer.skipped.find((each) => each.skuId === skuId)?.reason
  expect(reasonOf(gone.skuId)).toBe('This product has been withdrawn.')
  if (short.goodsId !== gone.goodsId) expect(reasonOf(short.skuId)).toBe('Insufficient stock.')
  expect(answer.skipped[0]).toMatchObject({ goodsName: expect.any(String), skuCode: expect.any(String) })
  expect((await inCart()).size).toBe(answer.added)
})

test('if no goods can be bought, none is added and all are listed', async () => {
  for (const { skuId } of order.lines) await change(skuId, { stock: 0 })
  const { added, skipped } = await again()
  expect([added, skipped.length]).toEqual([0, order.lines.length])
  expect((await inCart()).size).toBe(0)
})

test('a second request with the same key adds nothing', async () => {
  const first = await again()
  expect(await again()).toEqual(first)
  expect(await inCart()).toEqual(new Map(order.lines.map(({ skuId, quantity }) => [skuId, quantity])))
})

test('only accounts that see the order can buy it again, into their own cart', async () => {
  await expect(again({ token: await bed.login('newbie') })).rejects.toMatchObject({ code: 404 })
  await expect(again({ token: '' })).rejects.toMatchObject({ code: 401 })
  const sub = await bed.login('sub1')
  await expect(again({ token: sub })).rejects.toMatchObject({ code: 404 })
  await bed.inside(() => db().update(orders).set({ placedBy: '10004' }).where(eq(orders.id, order.id)))
  expect((await again({ token: sub, key: 'again-0002' })).added).toBe(order.lines.length)
  expect((await inCart()).size).toBe(0)
  expect((await inCart('10004')).size).toBe(order.lines.length)
})
