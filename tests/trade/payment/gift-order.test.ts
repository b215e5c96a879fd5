import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { gift } from '../../../demo/server/catalogue/gifts/gifts.table'
import { priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { giftWay } from '../../../src/catalogue/gifts/gift-way'
import { goodsDetail } from '../../../src/catalogue/goods/goods.contract'
import { addToCart, getCart, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { openDraft, readDraft, submitOrder, type Draft } from '../../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { asShown } from '../checkout/checkout-bed'
import { balance, bed, faults, fill, ids, orderRow, owed, payWith, plenty } from './payment-bed'
import { decided, seen } from '../requests/request-bed'

beforeEach(() => bed.reset())

const password = '123456'

/** Creates a gift whose SKU has high stock. */
async function offered(more: Partial<typeof gift.$inferInsert> = {}) {
  const skuId = await plenty()
  const row = {
    id: '1',
    siteId: '1001',
    skuId,
    way: giftWay.code.forPoints,
    pointsPrice: 500,
    limit: 3,
    position: 1,
  }
  await bed.inside(() =>
    db()
      .insert(gift)
      .values({ ...row, ...more }),
  )
  return skuId
}
const exchange = (token: string, quantity: number) =>
  bed.call(openDraft, { body: { giftId: '1', quantity } }, { token })
const submit = (token: string, draft: Awaited<ReturnType<typeof exchange>>, payPassword = password) =>
  bed.call(submitOrder, { body: { ...asShown(draft), payPassword } }, { token })

describe('a gift for points', () => {
  test('takes the points at the submission and leaves nothing to pay', async () => {
    await offered()
    await fill(ids.retail, 'points', 2000)
    const token = await bed.login('retail')
    const draft = await exchange(token, 2)
    expect(draft).toMatchObject({ gift: { points: 1000, available: 2000 }, amounts: { pay: 0, freight: 0 } })
    const { orders } = await submit(token, draft)
    expect(await orderRow(orders[0]?.id ?? '')).toMatchObject({
      orderType: 40,
      state: 40,
      pointsUsed: 1000,
      payAmount: 0,
    })
    expect(await balance(ids.retail, 'points')).toBe(1000)
    expect(
      (await bed.call(readDraft, { path: { id: draft.draftId } }, { token })).placed?.orders,
    ).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  test('with a cash part is paid as usual, and both come back on cancellation', async () => {
    await offered({ cashPrice: 1500 })
    await fill(ids.retail, 'points', 2000)
    const token = await bed.login('retail')
    const draft = await exchange(token, 2)
    expect(draft.payNow).toBe(3000)
    const { orders, payOrderId } = await submit(token, draft)
    expect(payOrderId).toBeDefined()
    expect(await orderRow(orders[0]?.id ?? '')).toMatchObject({ state: 30, payAmount: 3000 })
    await bed.inside(() => moveOrder(orders[0]?.id ?? '', 'cancel', { actor: 'buyer' }))
    expect(await balance(ids.retail, 'points')).toBe(2000)
    expect(await faults()).toEqual([])
  })

  test('is rejected without enough points, with a wrong password and above the limit, and takes nothing', async () => {
    await offered()
    await fill(ids.retail, 'points', 900)
    const token = await bed.login('retail')
    await expect(exchange(token, 4)).rejects.toMatchObject({ code: 422, title: '每位买家限兑 3 件' })
    await expect(submit(token, await exchange(token, 2))).rejects.toMatchObject({
      code: 422,
      title: '积分不足',
    })
    await expect(submit(token, await exchange(token, 1), '000000')).rejects.toMatchObject({ code: 422 })
    expect(await balance(ids.retail, 'points')).toBe(900)
    await submit(token, await exchange(token, 1))
    await expect(exchange(token, 3)).rejects.toMatchObject({ code: 422 })
    expect(await balance(ids.retail, 'points')).toBe(400)
    expect(await faults()).toEqual([])
  })

  test('of a sub-account is approved first, and then needs no other payment', async () => {
    await offered()
    await fill(ids.demo, 'points', 2000)
    const token = await bed.login('sub1')
    const { request } = await submit(token, await exchange(token, 1))
    expect(await balance(ids.demo, 'points')).toBe(2000)
    await decided(request?.id ?? '', await bed.login('demo'), { decision: 'approve' })
    const [order] = (await seen(request?.id ?? '', token)).orders
    expect((await orderRow(order?.id ?? '')).state).toBe(40)
    expect(await balance(ids.demo, 'points')).toBe(1500)
    expect(await faults()).toEqual([])
  })

  test('answers 404 for a gift that belongs to orders, and for a withdrawn one', async () => {
    await offered({ way: giftWay.code.withOrder, orderAmount: 100 })
    const token = await bed.login('retail')
    await expect(exchange(token, 1)).rejects.toMatchObject({ code: 404 })
    await bed.inside(() =>
      db().update(gift).set({ way: giftWay.code.forPoints, status: 20 }).where(eq(gift.id, '1')),
    )
    await expect(exchange(token, 1)).rejects.toMatchObject({ code: 404 })
  })
})

describe('a gift with an order', () => {
  const paidFor = async (token: string, pieces: number, skuId: string) => {
    const made = await owed(token, pieces, skuId)
    await payWith(token, made.payOrderId, 96, password)
    return made
  }
  const giftsOf = async () =>
    (await bed.inside(() => db().select().from(orders).where(eq(orders.customerId, ids.retail)))).filter(
      ({ orderType }) => orderType === 20,
    )

  test('follows each paid order above its amount as its own order, up to the limit per buyer', async () => {
    await bed.inside(() => db().delete(gift))
    const skuId = await offered({
      way: giftWay.code.withOrder,
      pointsPrice: 0,
      orderAmount: 3_000,
      limit: 2,
    })
    await fill(ids.retail, 'deposit', 1_000_000)
    const token = await bed.login('retail')
    await paidFor(token, 2, skuId)
    expect(await giftsOf()).toEqual([])
    for (let at = 0; at < 3; at++) await paidFor(token, 3, skuId)
    const gifts = await giftsOf()
    expect(gifts.map(({ state, payAmount }) => [state, payAmount])).toEqual([
      [40, 0],
      [40, 0],
    ])
    expect(await faults()).toEqual([])
  })

  /** Creates two gifts, for orders from 30.00 and from 50.00. There are no others. */
  async function twoOffered() {
    await bed.inside(() => db().delete(gift))
    const small = { way: giftWay.code.withOrder, pointsPrice: 0, orderAmount: 3_000, limit: 1 }
    const skuId = await offered(small)
    await offered({ ...small, id: '2', orderAmount: 5_000 })
    await fill(ids.retail, 'deposit', 1_000_000)
    return skuId
  }

  test('is announced on the product, in the cart and at the checkout', async () => {
    const skuId = await twoOffered()
    const token = await bed.login('retail')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 2 }] } }, { token })
    const cart = await bed.call(getCart, {}, { token })
    const [group] = cart.groups
    const [line] = group?.lines ?? []
    const gifts = (shown: Pick<Draft, 'gifts'>) => shown.gifts?.map(({ id, missing }) => [id, missing])
    expect(gifts(cart.summary)).toEqual([['1', 1_000]])
    expect(cart.summary.gifts?.[0]?.shopId).toBe(group?.shop.id)
    const change = (quantity: number) =>
      bed.call(updateQuantity, { path: { id: line?.id ?? '' }, body: { quantity } }, { token })
    expect(gifts((await change(4)).summary)).toEqual([
      ['1', undefined],
      ['2', 1_000],
    ])
    expect(gifts(await bed.call(openDraft, { body: {} }, { token }))).toEqual([
      ['1', undefined],
      ['2', 1_000],
    ])
    expect(gifts((await change(6)).summary)).toEqual([['2', undefined]])
    const product = await bed.call(goodsDetail, {
      path: { id: line?.goodsId ?? '' },
      query: { brandTerminalId: '1001' },
    })
    expect(product.gifts?.map(({ id, orderAmount }) => [id, orderAmount])).toEqual([
      ['1', 3_000],
      ['2', 5_000],
    ])
  })

  test('is not announced if the buyer has it already or it is out of stock', async () => {
    const skuId = await twoOffered()
    const token = await bed.login('retail')
    await paidFor(token, 3, skuId)
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 9 }] } }, { token })
    expect((await bed.call(getCart, {}, { token })).summary.gifts).toEqual([])
    const other = await bed.login('demo')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 9 }] } }, { token: other })
    const toOther = async () => (await bed.call(getCart, {}, { token: other })).summary.gifts
    expect((await toOther())?.filter(({ missing }) => missing === undefined)).toMatchObject([{ id: '2' }])
    await bed.inside(() => db().update(sku).set({ stock: 0 }).where(eq(sku.id, skuId)))
    expect((await toOther()) ?? []).toEqual([])
  })

  test('appears inside its order, in the list and on the page', async () => {
    const skuId = await twoOffered()
    const token = await bed.login('retail')
    const { order } = await paidFor(token, 5, skuId)
    const asked = (body: object = {}) => bed.call(pageOrders, { body }, { token })
    const all = await asked()
    const [gift] = await giftsOf()
    const row = all.content.find(({ id }) => id === order.id)
    expect(row?.gifts).toMatchObject([
      { orderNo: gift?.orderNo, state: 40, line: { skuId, quantity: 1, price: 0 } },
    ])
    expect(all.content.map(({ id }) => id)).not.toContain(gift?.id)
    const counted = Object.values(all.counts).reduce((sum, count) => sum + count, 0)
    expect(counted).toBe(all.totalElements)
    const own = (await asked({ orderType: 20 })).content
    expect(own).toMatchObject([{ id: gift?.id, giftOf: row?.orderNo }])
    const found = await bed.call(orderDetail, { path: { no: row?.orderNo ?? '' } }, { token })
    expect(found.gifts).toMatchObject([{ orderNo: gift?.orderNo }])
    const itself = await bed.call(orderDetail, { path: { no: gift?.orderNo ?? '' } }, { token })
    expect(itself).toMatchObject({ giftOf: row?.orderNo, gifts: [] })
    expect((await asked({ keyword: gift?.orderNo })).content).toMatchObject([{ id: gift?.id }])
  })

  test('omits a gift that is out of stock and keeps the payment', async () => {
    await bed.inside(() => db().delete(gift))
    const skuId = await offered({ way: giftWay.code.withOrder, pointsPrice: 0, orderAmount: 3_000 })
    await fill(ids.retail, 'deposit', 1_000_000)
    const token = await bed.login('retail')
    const made = await owed(token, 3, skuId)
    await bed.inside(() => db().update(sku).set({ stock: 3 }).where(eq(sku.id, skuId)))
    await payWith(token, made.payOrderId, 96, password)
    expect((await orderRow(made.order.id)).state).toBe(40)
    expect(await giftsOf()).toEqual([])
    expect(await faults()).toEqual([])
  })
})

describe('buying now', () => {
  test('in another unit converts the quantity to pieces, and rejects an unknown unit', async () => {
    const skuId = await plenty()
    const token = await bed.login('retail')
    await bed.inside(async () => {
      const [row] = await db().select().from(sku).where(eq(sku.id, skuId))
      const unit = { unitCode: 'CRATE', unitName: '箱', ratio: 12, defaultPriceUnit: 20 as const }
      await db()
        .insert(priceUnit)
        .values({ ...unit, itemId: 'crate', goodsId: row?.goodsId ?? '' })
    })
    const open = (unitCode: string) =>
      bed.call(openDraft, { body: { buyNow: { skuId, quantity: 5, unitCode } } }, { token })
    expect(await open('CRATE')).toMatchObject({ pieces: 60, amounts: { goods: 60_000 } })
    await expect(open('BARREL')).rejects.toMatchObject({ code: 422 })
  })

  test('buys one SKU at the price of the cart, and does not change the cart', async () => {
    const skuId = await plenty()
    const token = await bed.login('retail')
    const draft = await bed.call(openDraft, { body: { buyNow: { skuId, quantity: 5 } } }, { token })
    expect(draft).toMatchObject({ kinds: 1, pieces: 5, amounts: { goods: 5000 } })
    const { orders } = await bed.call(submitOrder, { body: asShown(draft) }, { token })
    expect(await orderRow(orders[0]?.id ?? '')).toMatchObject({ orderType: 10, state: 30, goodsAmount: 5000 })
    expect((await bed.call(getCart, {}, { token })).groups).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('rejects less than the minimum and more than the stock', async () => {
    const skuId = await plenty()
    const token = await bed.login('retail')
    const draft = await bed.call(openDraft, { body: { buyNow: { skuId, quantity: 90_001 } } }, { token })
    expect(draft.left).toHaveLength(1)
    await expect(bed.call(submitOrder, { body: asShown(draft) }, { token })).rejects.toMatchObject({
      code: 409,
    })
  })
})
