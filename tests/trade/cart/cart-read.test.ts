import { array, constantFrom, integer, oneof, record, sample } from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goods, memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import { db } from '../../../demo/server/core/database/db'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { cartCount } from '../../../src/trade/cart/cart.contract'
import { add, bed, buyers, cart, changeGoods, changeSku, goodsOf, linesIn, singletons } from './cart-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const setOptions = (options: Partial<typeof siteOption.$inferInsert>) =>
  bed.inside(() => db().update(siteOption).set(options).where(eq(siteOption.siteId, '1001')))
const one = async () => (await linesIn(token))[0]

describe('a cart', () => {
  test('is empty at first, with zero totals', async () => {
    expect(await cart(token)).toEqual({
      groups: [],
      invalid: [],
      summary: {
        totalCount: 0,
        kinds: 0,
        checkedCount: 0,
        checkedKinds: 0,
        amount: 0,
        discount: 0,
        coupons: [],
        promotions: [],
        payAmount: 0,
        allChecked: 20,
      },
    })
  })

  test('lists lines by shop, the latest first', async () => {
    const ids = await singletons({}, {}, {})
    const [a = '', b = '', c = ''] = ids
    await changeGoods(a, { shopId: '3001' })
    await changeGoods(b, { shopId: '3002' })
    await changeGoods(c, { shopId: '3001' })
    for (const skuId of ids) {
      await add(token, [{ skuId, quantity: 1 }])
      bed.wait(1000)
    }
    const { groups } = await cart(token)
    expect(groups.map(({ shop: { id }, lines }) => [id, lines.map(({ skuId }) => skuId)])).toEqual([
      ['3001', [c, a]],
      ['3002', [b]],
    ])
    const [first] = await bed.inside(() => db().select().from(shop).where(eq(shop.id, '3001')))
    expect(groups[0]?.shop).toEqual({ id: '3001', name: first?.name, shopType: first?.shopType })
  })

  test('shows price, minimum, step, stock and unit of a line', async () => {
    const [a = ''] = await singletons({
      goodsPrice: 1250,
      stock: 500,
      reserved: 20,
      safetyStock: 40,
      minOrderQty: 10,
      step: 5,
      spec: { 精度: 'P0' },
    })
    await add(token, [{ skuId: a, quantity: 15 }])
    expect(await one()).toMatchObject({
      skuId: a,
      goodsId: await goodsOf(a),
      quantity: 15,
      minQuantity: 10,
      step: 5,
      checked: 10,
      price: 1250,
      amount: 18_750,
      memberPrice: 20,
      stockQuantity: 480,
      safetyStock: 40,
      spec: { 精度: 'P0' },
      shopCarBizType: 10,
      unitName: expect.stringMatching(/^\S+$/),
    })
    expect(await one()).not.toHaveProperty('oldPrice')
    expect(await one()).not.toHaveProperty('priceBefore')
    expect(await one()).not.toHaveProperty('invalidReason')
  })

  test('shows the price of this buyer at this quantity', async () => {
    const prices = [
      { level: 0, minQuantity: 1, price: 950 },
      { level: 0, minQuantity: 100, price: 900 },
      { level: 2, minQuantity: 1, price: 800 },
    ]
    const [a = ''] = await singletons({ prices })
    await add(token, [{ skuId: a, quantity: 99 }])
    expect(await one()).toMatchObject({ price: 950, oldPrice: 1000, memberPrice: 10, amount: 94_050 })
    await add(token, [{ skuId: a, quantity: 1 }])
    expect(await one()).toMatchObject({ price: 900, oldPrice: 1000, amount: 90_000 })
    await bed.inside(() => db().update(customer).set({ memberLevel: 2 }).where(eq(customer.id, buyers.one)))
    expect(await one()).toMatchObject({ price: 800, amount: 80_000 })
    await setOptions({ vipShow: 20 })
    expect(await one()).toMatchObject({ price: 1000, memberPrice: 20, amount: 100_000 })
  })

  test('marks a price that changed since the buyer chose', async () => {
    const [a = ''] = await singletons({})
    await add(token, [{ skuId: a, quantity: 2 }])
    await changeSku(a, { goodsPrice: 1100 })
    expect(await one()).toMatchObject({ price: 1100, priceBefore: 1000, amount: 2200 })
    // Selecting again confirms the new price.
    await add(token, [{ skuId: a, quantity: 1 }])
    expect(await one()).not.toHaveProperty('priceBefore')
  })

  test('gives the reason for lines that cannot be ordered, and leaves them out of the totals', async () => {
    const [good = '', gone = '', none = '', few = ''] = await singletons({}, {}, {}, {})
    await add(
      token,
      [good, gone, none, few].map((skuId) => ({ skuId, quantity: 10 })),
    )
    await changeGoods(gone, { status: 20 })
    await changeSku(none, { stock: 30, reserved: 30 })
    await changeSku(few, { stock: 9 })
    const { groups, invalid, summary } = await cart(token)
    const reasons = [...groups.flatMap(({ lines }) => lines), ...invalid].map(
      ({ skuId, checked, invalidReason }) => [skuId, checked, invalidReason],
    )
    expect(reasons).toHaveLength(4)
    expect(reasons).toEqual(
      expect.arrayContaining([
        [good, 10, undefined],
        [few, 20, 'tooMany'],
        [none, 20, 'soldOut'],
        [gone, 20, 'withdrawn'],
      ]),
    )
    expect(invalid.map(({ skuId }) => skuId).toSorted()).toEqual([gone, none].toSorted())
    expect(summary).toMatchObject({
      kinds: 4,
      totalCount: 40,
      checkedKinds: 1,
      amount: 10_000,
      allChecked: 10,
    })

    // A line that is available again has its previous selection.
    await changeSku(few, { stock: 10 })
    expect((await cart(token)).summary).toMatchObject({ checkedKinds: 2, amount: 20_000 })
  })

  test('accepts any quantity on a site that sells without stock', async () => {
    await setOptions({ unenoughStockSale: 10 })
    const [none = '', gone = ''] = await singletons({ stock: 0 }, {})
    await add(token, [
      { skuId: none, quantity: 10 },
      { skuId: gone, quantity: 1 },
    ])
    await changeGoods(gone, { status: 20 })
    const { groups, invalid, summary } = await cart(token)
    expect(groups.flatMap(({ lines }) => lines)).toMatchObject([
      { skuId: none, checked: 10, stockQuantity: 0 },
    ])
    expect(invalid).toMatchObject([{ skuId: gone, invalidReason: 'withdrawn' }])
    expect(summary).toMatchObject({ checkedKinds: 1, amount: 10_000 })
  })

  test('contains no lines of other buyers', async () => {
    const [a = ''] = await singletons({})
    await add(token, [{ skuId: a, quantity: 3 }])
    const other = await bed.login('newbie')
    expect((await cart(other)).summary.kinds).toBe(0)
    expect(await bed.call(cartCount, {}, { token: other })).toEqual({ totalCount: 0 })
  })
})

describe('responses come from the database', () => {
  test('a change to any row behind the cart changes its response', async () => {
    const [a = ''] = await singletons({})
    await add(token, [{ skuId: a, quantity: 1 }])
    await bed.inside(() => db().update(cartLine).set({ quantity: 7 }))
    expect(await one()).toMatchObject({ quantity: 7, amount: 7000 })
    expect(await bed.call(cartCount, {}, { token })).toEqual({ totalCount: 7 })
    await changeGoods(a, { goodsName: '另一个名字' })
    await changeSku(a, { skuCode: 'OTHER-CODE', stock: 8, minOrderQty: 7 })
    await bed.inside(() => db().update(shop).set({ name: '另一家店' }))
    await bed.inside(() =>
      db().insert(memberPrice).values({ skuId: a, level: 0, minQuantity: 7, price: 999 }),
    )
    expect(await one()).toMatchObject({
      goodsName: '另一个名字',
      skuCode: 'OTHER-CODE',
      stockQuantity: 8,
      minQuantity: 7,
      price: 999,
    })
    expect((await cart(token)).groups[0]?.shop.name).toBe('另一家店')
    await bed.inside(() => db().delete(cartLine).where(eq(cartLine.customerId, buyers.one)))
    expect((await cart(token)).summary.kinds).toBe(0)
  })
})

describe('totals', () => {
  const generated = array(
    record({
      at: integer({ min: 0, max: 39 }),
      quantity: oneof(integer({ min: 1, max: 200 }), integer({ min: 1, max: 99_999 })),
      checked: constantFrom(10 as const, 20 as const),
    }),
    { minLength: 1, maxLength: 14 },
  )

  test('are the exact sum of the lines in generated carts', async () => {
    const skuIds = await bed.inside(async () => {
      // Prices with irregular cents, high stock, and some products that are withdrawn or sold out.
      const goodsPrice = sql`((${sku.id}::bigint * 7919) % 9000001 + 1)::numeric / 100`
      await db().update(sku).set({ goodsPrice, brandPrice: null, stock: 100_000 })
      await db()
        .update(goods)
        .set({ status: 20 })
        .where(sql`${goods.id}::bigint % 9 = 0`)
      await db()
        .update(sku)
        .set({ stock: 0 })
        .where(sql`${sku.id}::bigint % 7 = 0`)
      const rows = await db().select({ id: sku.id }).from(sku).orderBy(sku.id).limit(40)
      return rows.map(({ id }) => id)
    })
    let [compared, dropped] = [0, 0]
    for (const wanted of sample(generated, { numRuns: process.env.TEST_ALL ? 200 : 100, seed: 20_261_121 })) {
      const lines = [...new Map(wanted.map((line) => [line.at, line])).values()]
      await bed.inside(async () => {
        await db().delete(cartLine).where(eq(cartLine.customerId, buyers.one))
        const own = { customerId: buyers.one, bizType: 10, seenPrice: 1 } as const
        await db()
          .insert(cartLine)
          .values(lines.map(({ at, ...line }) => ({ ...own, ...line, skuId: skuIds[at] ?? '' })))
      })
      const data = await cart(token)
      const shown = [...data.groups.flatMap((group) => group.lines), ...data.invalid]
      expect(shown).toHaveLength(lines.length)
      for (const line of shown) expect(BigInt(line.amount)).toBe(BigInt(line.price) * BigInt(line.quantity))
      const chosen = shown.filter(({ checked }) => checked === 10)
      const sum = chosen.reduce((total, { amount }) => total + BigInt(amount), 0n)
      const count = (of: { quantity: number }[]) => of.reduce((total, { quantity }) => total + quantity, 0)
      expect(BigInt(data.summary.amount)).toBe(sum)
      expect(BigInt(data.summary.payAmount)).toBe(sum - BigInt(data.summary.discount))
      expect(data.summary).toMatchObject({
        kinds: lines.length,
        totalCount: count(lines),
        checkedKinds: chosen.length,
        checkedCount: count(chosen),
      })
      compared += chosen.length
      dropped += data.invalid.length
    }
    // Ensures that the carts had enough lines for the comparison.
    expect(compared).toBeGreaterThan(200)
    expect(dropped).toBeGreaterThan(50)
  }, 60_000)
})
