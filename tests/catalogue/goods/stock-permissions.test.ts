import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { routeTable } from '../../../demo/server/core/http/serve'
import { goodsDetail, goodsPage, skuPrices } from '../../../src/catalogue/goods/goods.contract'
import { stockState } from '../../../src/catalogue/goods/stock-state'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { requestFor } from '../../server/request'
import { sampleInput } from '../../server/sample-body'
import { bed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

const goodsId = '100001'
const [skuId, skuCode] = ['10000101', 'HR-6204-2RS']
const brandTerminalId = sites.open
const figures = ['stockQuantity', 'safetyStock', 'stock', 'safety', 'available', 'reserved']

/** All keys of an answer, whatever they lie in. */
function* keysIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key
    yield* keysIn(inner)
  }
}

/** Responses of every public endpoint about existing goods. */
async function answers(token?: string) {
  const found = new Map<string, string>()
  for (const { endpoint } of routeTable(bed.app)) {
    if (
      endpoint.permission !== 'anyone' ||
      endpoint.method === 'PUT' ||
      /notify|third|login|Code|message/.test(endpoint.path)
    )
      continue
    for (const id of [goodsId, skuId]) {
      const text = JSON.stringify(sampleInput(endpoint, id)).replace(
        /"brandTerminalId":"\d+"/g,
        `"brandTerminalId":"${brandTerminalId}"`,
      )
      const answer = await bed.app.request(requestFor(endpoint, JSON.parse(text), token ? { token } : {}))
      found.set(`${endpoint.method} ${endpoint.path} ${id}`, await answer.text())
    }
  }
  const more = [
    requestFor(goodsPage, { body: { brandTerminalId, pageSize: 100 } }, token ? { token } : {}),
    requestFor(checkCodes, { body: { brandTerminalId, codeList: [skuCode] } }, token ? { token } : {}),
  ]
  for (const [at, request] of more.entries())
    found.set(`more ${at}`, await (await bed.app.request(request)).text())
  return found
}

const shownStock = (all: Map<string, string>) =>
  [...all].flatMap(([line, text]) => {
    const keys = text.startsWith('{') ? [...keysIn(JSON.parse(text))] : []
    return keys.filter((key) => figures.includes(key)).map((key) => `${line}: ${key}`)
  })

test('R80: no response contains a stock number for visitors, and members get the numbers', async () => {
  expect(shownStock(await answers())).toEqual([])
  expect(new Set(shownStock(await answers(await bed.login('demo')))).size).toBeGreaterThan(8)
})

test('R80: a visitor gets the same responses for all numbers with the same stock state', async () => {
  const setStock = (stock: number, safetyStock: number) =>
    bed.inside(() => db().update(sku).set({ stock, reserved: 0, safetyStock, minOrderQty: 10, step: 10 }))
  await setStock(5_000, 20)
  const before = await answers()
  await setStock(7_777, 33)
  expect(await answers()).toEqual(before)
  await setStock(15, 20)
  const tight = await answers()
  expect(tight).not.toEqual(before)
  await setStock(14, 26)
  expect(await answers()).toEqual(tight)
})

test('a visitor gets the stock state, and whether the requested quantity is available', async () => {
  const { adequate, tight, out } = stockState.code
  const put = (stock: number) =>
    bed.inside(() =>
      db()
        .update(sku)
        .set({ stock, reserved: 0, safetyStock: 20, minOrderQty: 10, step: 10 })
        .where(eq(sku.id, skuId)),
    )
  const state = async (quantity: number) => {
    const lines = [{ skuId, quantity }]
    const [line] = await bed.call(skuPrices, { body: { brandTerminalId, lines } })
    const detail = await bed.call(goodsDetail, { path: { id: goodsId }, query: { brandTerminalId } })
    const codes = await bed.call(checkCodes, { body: { brandTerminalId, codeList: [skuCode] } })
    const one = detail.skuList.find(({ id }) => id === skuId)
    expect(codes[0]?.sku).toMatchObject({ stockState: one?.stockState, enough: one?.enough })
    expect(detail.skuItemDefault.enough).toBe(one?.enough)
    expect(line?.stockState).toBe(one?.stockState)
    return [one?.stockState, one?.enough, line?.enough]
  }
  await put(50)
  expect(await state(50)).toEqual([adequate, true, true])
  expect(await state(60)).toEqual([adequate, true, false])
  await put(12)
  expect(await state(20)).toEqual([tight, true, false])
  await put(9)
  expect(await state(10)).toEqual([tight, false, false])
  await put(0)
  expect(await state(10)).toEqual([out, false, false])
  await bed.inside(() => db().execute(sql`update site_option set unenough_stock_sale = 10`))
  expect(await state(10)).toEqual([out, true, true])
})
