import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { priceUnit } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { addToCart, cartCount } from '../../../src/trade/cart/cart.contract'
import { add, bed, buyers, cart, changeGoods, goodsOf, linesIn, rowsOf, singletons, sorted } from './cart-bed'
import { requirementOf } from './sample-requirement'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const quantities = async () => (await linesIn(token)).map(({ skuId, quantity }) => [skuId, quantity])

describe('adding goods to the cart', () => {
  test('quantities of a SKU add up, in one request and in several', async () => {
    const [a = '', b = ''] = await singletons({}, {})
    const first = [
      { skuId: a, quantity: 3 },
      { skuId: b, quantity: 1 },
      { skuId: a, quantity: 2 },
    ]
    expect(await add(token, first)).toEqual({ totalCount: 6, skipped: [] })
    expect(await add(token, [{ skuId: a, quantity: 4 }])).toEqual({ totalCount: 10, skipped: [] })
    expect(sorted(await quantities())).toEqual([
      [a, 9],
      [b, 1],
    ])
    expect(await bed.call(cartCount, {}, { token })).toEqual({ totalCount: 10 })
  })

  test('an addition to a deselected line selects it again', async () => {
    const [a = ''] = await singletons({})
    await add(token, [{ skuId: a, quantity: 1 }])
    await bed.inside(() => db().update(cartLine).set({ checked: 20 }).where(eq(cartLine.skuId, a)))
    await add(token, [{ skuId: a, quantity: 1 }])
    expect((await linesIn(token))[0]).toMatchObject({ quantity: 2, checked: 10 })
  })

  test('a line is limited to 99,999 or the largest orderable quantity below', async () => {
    const [a = '', b = ''] = await singletons({}, { minOrderQty: 10, step: 10 })
    await add(token, [
      { skuId: a, quantity: 99_998 },
      { skuId: b, quantity: 90_000 },
    ])
    await add(token, [
      { skuId: a, quantity: 99_999 },
      { skuId: b, quantity: 90_000 },
    ])
    expect(sorted(await quantities())).toEqual([
      [a, 99_999],
      [b, 99_990],
    ])
  })

  test('skips goods that cannot be ordered, and names them in the buyer’s language', async () => {
    const [good = '', gone = '', tens = ''] = await singletons({}, {}, { minOrderQty: 10, step: 5 })
    await changeGoods(gone, { status: 20 })
    const wanted = [
      { skuId: 'nothing-of-ours', quantity: 1 },
      { skuId: gone, quantity: 1 },
      { skuId: tens, quantity: 12 },
      { skuId: good, quantity: 2 },
    ]
    const zh = await add(token, wanted)
    expect(zh.totalCount).toBe(2)
    expect(zh.skipped).toEqual([
      { skuId: 'nothing-of-ours', reason: '商品不存在' },
      { skuId: gone, reason: '商品已下架' },
      { skuId: tens, reason: expect.stringContaining('可选 10 或 15') },
    ])
    const en = await add(token, wanted.slice(0, 2), { language: 'en' })
    expect(en.skipped.map(({ reason }) => reason)).toEqual([
      'This product does not exist.',
      'This product has been withdrawn.',
    ])
    expect(await quantities()).toEqual([[good, 2]])
  })

  test('adds more than the stock and marks the line', async () => {
    const [few = '', none = ''] = await singletons({ stock: 70, reserved: 6 }, { stock: 0 })
    const { skipped } = await add(token, [
      { skuId: few, quantity: 80 },
      { skuId: none, quantity: 1 },
    ])
    expect(skipped).toEqual([])
    const { groups, invalid, summary } = await cart(token)
    expect(groups.flatMap(({ lines }) => lines)).toMatchObject([
      { skuId: few, stockQuantity: 64, invalidReason: 'tooMany' },
    ])
    expect(invalid).toMatchObject([{ skuId: none, invalidReason: 'soldOut' }])
    expect(summary).toMatchObject({ kinds: 2, totalCount: 81, checkedKinds: 0, amount: 0 })
  })

  test('a quantity can be given in a larger unit of the product', async () => {
    const [a = '', b = ''] = await singletons({}, {})
    const unit = { itemId: 'box-of-12', goodsId: await goodsOf(a), unitCode: 'BX', unitName: '箱', ratio: 12 }
    await bed.inside(() =>
      db()
        .insert(priceUnit)
        .values({ ...unit, defaultPriceUnit: 20 }),
    )
    const skuGoodsList = [
      { skuId: a, quantity: 3, goodsPriceUnit: 'box-of-12' },
      { skuId: b, quantity: 3, goodsPriceUnit: 'box-of-12' },
    ]
    const answer = await bed.call(addToCart, { body: { shopCarBizType: 10, skuGoodsList } }, { token })
    expect(answer).toEqual({ totalCount: 36, skipped: [{ skuId: b, reason: '单位不适用于该商品' }] })
  })

  test('custom goods get their own lines if the product can be customised', async () => {
    const [custom = '', plain = ''] = await singletons({}, {})
    await changeGoods(custom, { customizable: 10 })
    const requireInfo = await requirementOf(token)
    const skuGoodsList = [
      { skuId: custom, quantity: 2, requireInfo },
      { skuId: custom, quantity: 3, requireInfo },
      { skuId: plain, quantity: 1, requireInfo },
    ]
    const answer = await bed.call(addToCart, { body: { shopCarBizType: 30, skuGoodsList } }, { token })
    expect(answer.skipped).toEqual([{ skuId: plain, reason: '该商品不支持定制' }])
    await add(token, [{ skuId: custom, quantity: 1 }])
    const lines = (await linesIn(token)).map(({ shopCarBizType, quantity }) => [shopCarBizType, quantity])
    expect(sorted(lines)).toEqual([
      [10, 1],
      [30, 2],
      [30, 3],
    ])
  })
})

describe('limits', () => {
  test('a cart holds 5,000 lines, and existing lines still accept more pieces', async () => {
    const [a = '', b = '', c = ''] = await singletons({}, {}, {})
    const row = { customerId: buyers.one, skuId: a, quantity: 1, checked: 20, seenPrice: 1000 } as const
    const filler = Array.from({ length: 4_998 }, (): typeof cartLine.$inferInsert => ({
      ...row,
      bizType: 30,
    }))
    await bed.inside(() => db().insert(cartLine).values(filler))
    await add(token, [{ skuId: a, quantity: 1 }])
    const { skipped } = await add(token, [
      { skuId: a, quantity: 1 },
      { skuId: b, quantity: 1 },
      { skuId: c, quantity: 1 },
    ])
    expect(skipped).toEqual([{ skuId: c, reason: '购物车已满，最多 5,000 种商品' }])
    expect((await cart(token)).summary).toMatchObject({ kinds: 5_000, totalCount: 5_001 })
  })

  test('a request takes 1 to 1,000 lines', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => ({ skuId: `none-${at}`, quantity: 1 }))
    expect((await add(token, lines)).skipped).toHaveLength(1_000)
    await expect(add(token, [...lines, { skuId: 'none', quantity: 1 }])).rejects.toMatchObject({ code: 400 })
    await expect(add(token, [])).rejects.toMatchObject({ code: 400 })
  })
})

describe('idempotency keys', () => {
  const body = (skuId: string, quantity = 5) => ({
    body: { shopCarBizType: 10 as const, skuGoodsList: [{ skuId, quantity }] },
  })

  test('a second request with the same key adds nothing', async () => {
    const [a = '', b = ''] = await singletons({}, {})
    const first = await bed.ask(addToCart, body(a), { token, key: 'merge-0001' })
    // The response was lost and the cart has changed since. Then the kit retries.
    await add(token, [{ skuId: b, quantity: 1 }])
    const again = await bed.ask(addToCart, body(a), { token, key: 'merge-0001' })
    expect(first.headers.get('Idempotent-Replayed')).toBeNull()
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect(sorted(await quantities())).toEqual([
      [a, 5],
      [b, 1],
    ])
  })

  test('a key identifies one request of one buyer', async () => {
    const [a = ''] = await singletons({})
    await add(token, [{ skuId: a, quantity: 5 }], { key: 'merge-0001' })
    await expect(add(token, [{ skuId: a, quantity: 6 }], { key: 'merge-0001' })).rejects.toMatchObject({
      code: 422,
    })
    const other = await bed.login('newbie')
    await add(other, [{ skuId: a, quantity: 5 }], { key: 'merge-0001' })
    expect(await rowsOf(buyers.one, buyers.other)).toMatchObject([{ quantity: 5 }, { quantity: 5 }])
  })
})
