import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import type { Input } from '../../../src/core/api/endpoint'
import {
  addOwnGoods,
  deleteOwnGoods,
  pageOwnGoods,
  updateOwnGoods,
} from '../../../src/trade/own-goods/own-goods.contract'
import { bed, codeFrom } from '../checkout/checkout-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
})

type Given = NonNullable<Input<typeof addOwnGoods>['body']>
const custom: Given = {
  kind: 'custom',
  name: '导向轴',
  unit: '件',
  quantity: 3,
  price: '186.00',
  deliveryCycle: 12,
}
const add = (body: Given, as = token) => bed.call(addOwnGoods, { body }, { token: as })
const page = (body = {}, as = token) => bed.call(pageOwnGoods, { body }, { token: as })

/** Returns code and id of one of the shop's SKUs, made to order or not. */
const skuOf = (customizable: 10 | 20) =>
  bed.inside(async () => {
    const [found] = await db()
      .select({ id: sku.id, code: sku.skuCode, goodsId: sku.goodsId })
      .from(sku)
      .orderBy(sku.id)
      .limit(1)
    await db()
      .update(goods)
      .set({ customizable })
      .where(eq(goods.id, found?.goodsId ?? ''))
    return { id: found?.id ?? '', code: found?.code ?? '' }
  })

test('stores, finds and changes custom goods and own codes, which sub-accounts share', async () => {
  const { id: skuId, code } = await skuOf(10)
  const id = await add({ ...custom, skuCode: code })
  await add({ kind: 'code', name: '轴承', myCode: 'LG-1', skuCode: code, quantity: 5 })
  const { content, counts } = await page()
  expect(counts).toEqual({ custom: 1, code: 1 })
  expect(content.find((row) => row.id === id)).toMatchObject({
    price: 18_600,
    deliveryCycle: 12,
    listed: { skuId, onSale: 10 },
  })
  expect((await page({ keyword: 'lg-1' })).content.map(({ myCode }) => myCode)).toEqual(['LG-1'])
  expect((await page({ kind: 'custom' })).content.map(({ name }) => name)).toEqual(['导向轴'])
  const sub = await bed.login('sub1')
  await bed.call(updateOwnGoods, { path: { id }, body: { ...custom, name: '长导向轴' } }, { token: sub })
  expect((await page({ keyword: '长导向' })).totalElements).toBe(1)
})

test('shows a unit of the shop in English and stores it as typed', async () => {
  await add(custom)
  await add({ ...custom, name: '撬棒', unit: '自定单位' })
  const { content } = await bed.call(pageOwnGoods, { body: {} }, { token, language: 'en' })
  const shown = new Map(content.map(({ unit, unitShown }) => [unit, unitShown]))
  expect(shown.get('件')).toMatch(/^[a-z]+$/)
  expect(shown.get('自定单位')).toBe('自定单位')
})

test('rejects invalid entries', async () => {
  const { code } = await skuOf(20)
  const wrong: [Given, number][] = [
    [{ ...custom, unit: '' }, 400],
    [{ ...custom, quantity: 0 }, 400],
    [{ ...custom, price: '-1' }, 400],
    [{ kind: 'code', name: '轴承', skuCode: code, quantity: 1 }, 400],
    [{ kind: 'code', name: '轴承', myCode: 'A', quantity: 1 }, 400],
    [{ kind: 'code', name: '轴承', myCode: 'A', skuCode: 'no such', quantity: 1 }, 422],
    // This SKU is not made to order.
    [{ ...custom, skuCode: code }, 422],
  ]
  for (const [body, expected] of wrong)
    expect(`${JSON.stringify(body)} ${await codeFrom(add(body))}`).toBe(`${JSON.stringify(body)} ${expected}`)
  const own: Given = { kind: 'code', name: '轴承', myCode: 'A', skuCode: code, quantity: 1 }
  const id = await add(own)
  expect(await codeFrom(add(own))).toBe(422)
  expect(await codeFrom(bed.call(updateOwnGoods, { path: { id }, body: own }, { token }))).toBe(200)
})

test('R78: answers 404 for goods of other companies', async () => {
  const id = await add(custom)
  const other = { token: await bed.login('retail') }
  expect((await page({}, other.token)).totalElements).toBe(0)
  expect(await codeFrom(bed.call(updateOwnGoods, { path: { id }, body: custom }, other))).toBe(404)
  expect(await codeFrom(bed.call(deleteOwnGoods, { path: { id } }, other))).toBe(404)
  await bed.call(deleteOwnGoods, { path: { id } }, { token })
  expect((await page()).totalElements).toBe(0)
})
