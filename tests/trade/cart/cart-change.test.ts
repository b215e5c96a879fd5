import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { deleteLines, selectAll, selectLines, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { add, bed, buyers, cart, changeGoods, changeSku, linesIn, rowsOf, singletons } from './cart-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const setQuantity = (id: string, quantity: number, language?: string) =>
  bed.call(updateQuantity, { path: { id }, body: { quantity } }, { token, language })
const lineOf = async (skuId: string) => (await linesIn(token)).find((line) => line.skuId === skuId)
const idOf = async (skuId: string) => (await lineOf(skuId))?.id ?? ''
const chosenSkus = async () =>
  (await linesIn(token)).filter(({ checked }) => checked === 10).map(({ skuId }) => skuId)

describe('a quantity', () => {
  test('is changed, and the response contains the line and the totals', async () => {
    const prices = [{ level: 0, minQuantity: 50, price: 900 }]
    const [a = '', b = ''] = await singletons({ prices }, {})
    await add(token, [
      { skuId: a, quantity: 1 },
      { skuId: b, quantity: 2 },
    ])
    const { line, summary } = await setQuantity(await idOf(a), 50)
    expect(line).toEqual(await lineOf(a))
    expect(line).toMatchObject({ skuId: a, quantity: 50, price: 900, amount: 45_000 })
    expect(summary).toEqual((await cart(token)).summary)
    expect(summary).toMatchObject({ totalCount: 52, kinds: 2, amount: 47_000 })
    expect(await lineOf(b)).toMatchObject({ quantity: 2 })
  })

  test('is rejected below the minimum and off the step, with the allowed quantities', async () => {
    const [a = ''] = await singletons({ minOrderQty: 10, step: 5 })
    await add(token, [{ skuId: a, quantity: 20 }])
    const id = await idOf(a)
    await expect(setQuantity(id, 9)).rejects.toMatchObject({
      code: 422,
      title: expect.stringMatching(/^最少 10 \S+起订$/),
    })
    await expect(setQuantity(id, 13)).rejects.toMatchObject({
      code: 422,
      title: expect.stringMatching(/^须按 5 \S+递增，可选 10 或 15 \S+$/),
    })
    await expect(setQuantity(id, 13, 'en')).rejects.toMatchObject({
      title: 'Quantities go up in steps of 5: choose 10 or 15.',
    })
    expect(await lineOf(a)).toMatchObject({ quantity: 20 })
    expect((await setQuantity(id, 10)).line).toMatchObject({ quantity: 10 })
  })

  test('is rejected above the available stock, unless the site sells without stock', async () => {
    const [a = ''] = await singletons({ stock: 70, reserved: 6 })
    await add(token, [{ skuId: a, quantity: 1 }])
    const { id = '', unitName = '' } = (await lineOf(a)) ?? {}
    expect((await setQuantity(id, 64)).line).toMatchObject({ quantity: 64 })
    await expect(setQuantity(id, 65)).rejects.toMatchObject({
      code: 422,
      title: `库存不足，最多 64 ${unitName}`,
    })
    await expect(setQuantity(id, 65, 'en')).rejects.toMatchObject({ title: 'Only 64 available.' })
    await changeSku(a, { stock: 0, reserved: 0 })
    await expect(setQuantity(id, 1)).rejects.toMatchObject({ code: 422, title: '库存不足' })
    expect(await lineOf(a)).toMatchObject({ quantity: 64 })
    await bed.inside(() =>
      db().update(siteOption).set({ unenoughStockSale: 10 }).where(eq(siteOption.siteId, '1001')),
    )
    expect((await setQuantity(id, 65)).line).toMatchObject({ quantity: 65, checked: 10 })
  })

  test('of a withdrawn product is rejected', async () => {
    const [a = ''] = await singletons({})
    await add(token, [{ skuId: a, quantity: 1 }])
    const id = await idOf(a)
    await changeGoods(a, { status: 20 })
    await expect(setQuantity(id, 2)).rejects.toMatchObject({ code: 422, title: '商品已下架' })
  })
})

describe('selecting lines', () => {
  test('all or none works, and lines that cannot be ordered stay deselected', async () => {
    const [a = '', b = '', none = ''] = await singletons({}, {}, { stock: 0 })
    await add(
      token,
      [a, b, none].map((skuId) => ({ skuId, quantity: 1 })),
    )
    const off = await bed.call(selectAll, { body: { checked: 20 } }, { token })
    expect(off.summary).toMatchObject({ checkedKinds: 0, amount: 0, allChecked: 20 })
    expect(off.summary).toEqual((await cart(token)).summary)
    expect(await chosenSkus()).toEqual([])
    const on = await bed.call(selectAll, { body: { checked: 10 } }, { token })
    expect(on.summary).toMatchObject({ kinds: 3, checkedKinds: 2, amount: 2000, allChecked: 10 })
    expect(on.summary).toEqual((await cart(token)).summary)
    expect((await chosenSkus()).toSorted()).toEqual([a, b].toSorted())
  })

  test('several or one works, and the response for one contains the line', async () => {
    const [a = '', b = '', c = ''] = await singletons({}, {}, {})
    await add(
      token,
      [a, b, c].map((skuId) => ({ skuId, quantity: 1 })),
    )
    const two = { idList: [await idOf(a), await idOf(b)], checked: 20 as const }
    const many = await bed.call(selectLines, { body: two }, { token })
    expect(many.line).toBeUndefined()
    expect(many.summary).toMatchObject({ checkedKinds: 1, amount: 1000, allChecked: 20 })
    expect(await chosenSkus()).toEqual([c])
    const single = { idList: [await idOf(a)], checked: 10 as const }
    const { line, summary } = await bed.call(selectLines, { body: single }, { token })
    expect(line).toEqual(await lineOf(a))
    expect(summary).toMatchObject({ checkedKinds: 2 })
  })

  test('a line that cannot be ordered stays deselected, also when the request names it', async () => {
    const [few = ''] = await singletons({ stock: 3 })
    await add(token, [{ skuId: few, quantity: 5 }])
    await bed.call(selectAll, { body: { checked: 20 } }, { token })
    const body = { idList: [await idOf(few)], checked: 10 as const }
    expect((await bed.call(selectLines, { body }, { token })).line).toMatchObject({ checked: 20 })
    // The line stays deselected when stock returns.
    await changeSku(few, { stock: 5 })
    expect(await lineOf(few)).toMatchObject({ checked: 20 })
  })
})

describe('removing lines', () => {
  test('deletes exactly the given lines', async () => {
    const ids = await singletons({}, {}, {})
    await add(
      token,
      ids.map((skuId) => ({ skuId, quantity: 2 })),
    )
    const [a = '', b = '', c = ''] = ids
    const named = `${await idOf(a)},${await idOf(c)}`
    const { summary, line } = await bed.call(deleteLines, { query: { ids: named } }, { token })
    expect(line).toBeUndefined()
    expect(summary).toMatchObject({ kinds: 1, totalCount: 2, amount: 2000 })
    expect(await rowsOf(buyers.one)).toMatchObject([{ skuId: b }])
  })

  test('of more than 1,000 ids, of no or of invalid ids is rejected with 400', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => `n${at}`).join(',')
    for (const ids of [many, ',', 'a,,b', 'x'.repeat(65)]) {
      await expect(bed.call(deleteLines, { query: { ids } }, { token })).rejects.toMatchObject({ code: 400 })
    }
  })
})
