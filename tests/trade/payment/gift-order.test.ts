import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, tx } from '../../../demo/server/core/db'
import { gift } from '../../../demo/server/catalogue/gifts/gifts.table'
import { priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { giftWay } from '../../../src/catalogue/gifts/gift-way'
import { getCart } from '../../../src/trade/cart/cart.contract'
import { openDraft, readDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { asShown } from '../checkout/checkout-bed'
import { balance, bed, faults, fill, ids, orderRow, owed, payWith, plenty } from './payment-bed'

beforeEach(() => bed.reset())

const password = '123456'

/** A gift of a SKU with plenty in stock. */
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
  test('points are taken with the submission, and nothing is left to pay', async () => {
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

  test('with money beside: that is paid as usual, and both come back when it is given up', async () => {
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

  test('too few points, a wrong password, more than a buyer may have: refused, and nothing is lost', async () => {
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

  test('of a sub-account: reviewed first, then done without another payment', async () => {
    await offered()
    await fill(ids.demo, 'points', 2000)
    const token = await bed.login('sub1')
    const { orders } = await submit(token, await exchange(token, 1))
    const id = orders[0]?.id ?? ''
    expect((await orderRow(id)).state).toBe(10)
    await bed.inside(() => tx(() => moveOrder(id, 'approve', { actor: 'reviewer' })))
    expect((await orderRow(id)).state).toBe(40)
    expect(await balance(ids.demo, 'points')).toBe(1500)
    expect(await faults()).toEqual([])
  })

  test('what comes with orders, and what is withdrawn, is not exchanged', async () => {
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

  test('follows a paid order that is large enough, as an order of its own; no more than a buyer may have', async () => {
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

  test('is not there where none is left; the payment stands', async () => {
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

describe('buy now', () => {
  test('in another unit: the quantity is in pieces of the default one; an unknown unit is refused', async () => {
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

  test('one SKU around the cart, at the price of the cart; the cart stays as it is', async () => {
    const skuId = await plenty()
    const token = await bed.login('retail')
    const draft = await bed.call(openDraft, { body: { buyNow: { skuId, quantity: 5 } } }, { token })
    expect(draft).toMatchObject({ kinds: 1, pieces: 5, amounts: { goods: 5000 } })
    const { orders } = await bed.call(submitOrder, { body: asShown(draft) }, { token })
    expect(await orderRow(orders[0]?.id ?? '')).toMatchObject({ orderType: 10, state: 30, goodsAmount: 5000 })
    expect((await bed.call(getCart, {}, { token })).groups).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('less than may be ordered, and more than there is, is refused', async () => {
    const skuId = await plenty()
    const token = await bed.login('retail')
    const draft = await bed.call(openDraft, { body: { buyNow: { skuId, quantity: 90_001 } } }, { token })
    expect(draft.left).toHaveLength(1)
    await expect(bed.call(submitOrder, { body: asShown(draft) }, { token })).rejects.toMatchObject({
      code: 409,
    })
  })
})
