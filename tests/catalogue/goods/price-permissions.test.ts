import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  goodsByIds,
  goodsDetail,
  goodsPage,
  recommendedGoods,
  skuPrices,
} from '../../../src/catalogue/goods/goods.contract'
import { brandList } from '../../../src/catalogue/brands/brands.contract'
import { reviewPage } from '../../../src/catalogue/reviews/reviews.contract'
import { goods, memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { allIds, bed, listed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

const brandTerminalId = sites.open
const hiddenIds = () =>
  bed.inside(async () => {
    const rows = await db().select().from(goods).where(isNull(goods.openPrice)).orderBy(goods.id)
    return rows.map(({ id }) => id)
  })

/** The answers of every call that speaks of goods, as they come over the wire. */
async function wire(token?: string): Promise<unknown[]> {
  const ids = ['100001', '100002', '100007', ...(await hiddenIds()).slice(0, 40)]
  const lines = ids.map((id) => ({ skuId: `${id}01`, quantity: 1000 }))
  const asking = token ? { token } : {}
  const answers = await Promise.all([
    ...(['default', 'priceAsc', 'priceDesc'] as const).map((sort) =>
      bed.ask(goodsPage, { body: { brandTerminalId, pageSize: 100, sort } }, asking),
    ),
    bed.ask(goodsPage, { body: { brandTerminalId, pageSize: 100, memberPriceOnly: true } }, asking),
    bed.ask(goodsByIds, { body: { brandTerminalId, idList: ids } }, asking),
    bed.ask(skuPrices, { body: { brandTerminalId, lines } }, asking),
    bed.ask(brandList, { query: { brandTerminalId } }, asking),
    ...ids
      .slice(0, 5)
      .flatMap((id) => [
        bed.ask(recommendedGoods, { path: { id }, query: { brandTerminalId } }, asking),
        bed.ask(reviewPage, { body: { goodsId: id } }, asking),
      ]),
    ...ids
      .slice(0, 5)
      .map((id) => bed.ask(goodsDetail, { path: { id }, query: { brandTerminalId } }, asking)),
  ])
  return Promise.all(answers.map(async (answer) => (await answer.json()).data))
}

function* nodes(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* nodes(inner)
}

describe('a visitor', () => {
  test('gets no brand price, no member price and nothing about hidden prices', async () => {
    const forbidden = [
      'goodsBrandPrice',
      'brandPrice',
      'memPriceList',
      'salePrice',
      'oldPrice',
      'cost',
      'levelPrices',
    ]
    let hidden = 0
    for (const node of nodes(await wire())) {
      expect(Object.keys(node).filter((key) => forbidden.includes(key))).toEqual([])
      if (!node.priceHidden) continue
      hidden++
      expect(Object.keys(node).filter((key) => /price|amount/i.test(key) && key !== 'priceHidden')).toEqual(
        [],
      )
    }
    expect(hidden).toBeGreaterThan(100)
  })

  test('sees fewer fields than a member, who gets all of these prices', async () => {
    const keys = new Set([...nodes(await wire(await bed.login('demo')))].flatMap((node) => Object.keys(node)))
    expect([...keys]).toEqual(
      expect.arrayContaining(['goodsBrandPrice', 'memPriceList', 'salePrice', 'oldPrice']),
    )
    expect(keys).not.toContain('priceHidden')
  })

  test('sees that prices are hidden', async () => {
    expect((await listed({ brandIds: ['203'] })).hasHiddenPrices).toBe(true)
    expect((await listed({ categoryId: '110101', maxPrice: '10' })).hasHiddenPrices).toBe(false)
  })

  test('cannot find a hidden price by price ranges', async () => {
    const hidden = new Set(await hiddenIds())
    expect(hidden.size).toBeGreaterThan(100)
    for (const range of [
      { minPrice: '0' },
      { maxPrice: '9999999' },
      { minPrice: '0.01', maxPrice: '9999999' },
    ]) {
      const ids = await allIds(range)
      expect(ids.length).toBeGreaterThan(100)
      expect(ids.filter((id) => hidden.has(id))).toEqual([])
    }
  })

  test('gets the same responses for any hidden price', async () => {
    const questions: Parameters<typeof allIds>[0][] = [
      { categoryId: '11', sort: 'priceAsc' },
      { categoryId: '16', sort: 'priceDesc' },
      { categoryId: '11', sort: 'priceAsc', minPrice: '5', maxPrice: '50' },
    ]
    const ask = async () => [
      ...(await Promise.all(questions.map((question) => allIds(question)))),
      ...(await wire()),
    ]
    const before = await ask()
    const ids = await hiddenIds()
    await bed.inside(async () => {
      const skus = await db().select({ id: sku.id }).from(sku).where(inArray(sku.goodsId, ids))
      const skuIds = skus.map(({ id }) => id)
      const price = sql`(length(${sku.id}) + ascii(right(${sku.id}, 3))) * 3.21`
      await db()
        .update(sku)
        .set({ goodsPrice: price, brandPrice: sql`${price} - 1` })
        .where(inArray(sku.id, skuIds))
      await db().update(memberPrice).set({ price: 1 }).where(inArray(memberPrice.skuId, skuIds))
      await db()
        .update(goods)
        .set({ plainPrice: sql`ascii(right(${goods.id}, 1))`, levelPrices: sql`array[1, 2, 3, 4]` })
        .where(inArray(goods.id, ids))
    })
    expect(await ask()).toEqual(before)
  })

  test('gets hidden prices last in both price orders', async () => {
    const hidden = await hiddenIds()
    for (const sort of ['priceAsc', 'priceDesc'] as const) {
      expect((await allIds({ sort })).slice(-hidden.length)).toEqual(hidden)
    }
  })
})

describe('a member', () => {
  const page = async (account: string, question: Parameters<typeof listed>[0]) =>
    (await listed(question, { token: await bed.login(account) })).content.map(({ id, skuItemDefault }) => ({
      id,
      price: skuItemDefault.salePrice ?? -1,
    }))

  test.each(['retail', 'demo', 'sub1', 'channel1', 'overdue'])(
    '%s gets lists sorted by the shown price',
    async (account) => {
      const rising = (await page(account, { categoryId: '11', sort: 'priceAsc' })).map(({ price }) => price)
      expect(rising.length).toBeGreaterThan(20)
      expect(rising).toEqual(rising.toSorted((a, b) => a - b))
      const falling = (await page(account, { categoryId: '11', sort: 'priceDesc' })).map(({ price }) => price)
      expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    },
  )

  test('finds goods by the shown price, not by the one of the parent account', async () => {
    const question = { categoryId: '1101' }
    const shown = await page('channel1', question)
    const [parents] = await page('demo', { ...question, sort: 'sales' })
    const limit = parents?.price ?? 0
    const found = async (account: string) =>
      page(account, { ...question, maxPrice: (limit / 100).toFixed(2) })
    const ids = (await found('channel1')).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(
      shown
        .filter(({ price }) => price <= limit)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(ids).not.toContain(parents?.id)
    expect((await found('demo')).map(({ id }) => id)).toContain(parents?.id)
  })

  test('gets counts of a price range by the shown price', async () => {
    const question = { categoryId: '11', maxPrice: '60' }
    const token = await bed.login('demo')
    for (const asking of [{}, { token }, {}]) {
      const { totalElements, facets } = await listed({ ...question, pageSize: 1 }, asking)
      expect(totalElements).toBe((await allIds(question, asking)).length)
      expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(totalElements)
    }
    const counts = [await listed(question), await listed(question, { token })].map(
      ({ totalElements }) => totalElements,
    )
    expect(counts[0]).toBeLessThan(counts[1] ?? 0)
  })

  test('of a higher level never pays more; a channel account pays its multiple', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => ({ skuId: `${100_001 + at}01`, quantity: 500 }))
    const prices = async (account: string) => {
      const rows = await bed.call(
        skuPrices,
        { body: { brandTerminalId, lines } },
        { token: await bed.login(account) },
      )
      return rows.map(({ salePrice, amount }) => ({ price: salePrice ?? 0, amount: amount ?? 0 }))
    }
    const [retail, demo, channel] = [await prices('retail'), await prices('demo'), await prices('channel1')]
    expect(demo).toHaveLength(200)
    expect(demo.filter(({ price }, at) => price > (retail[at]?.price ?? 0))).toEqual([])
    expect(demo.filter(({ price }, at) => price < (retail[at]?.price ?? 0)).length).toBeGreaterThan(20)
    expect(channel.map(({ price }) => price)).toEqual(demo.map(({ price }) => Math.round(price * 1.08)))
    expect(demo.filter(({ price, amount }) => amount !== price * 500)).toEqual([])
  })

  test('pays the tier price of the quantity', async () => {
    const lines = [1, 10, 99, 100, 500].map((quantity) => ({ skuId: '10000101', quantity }))
    const rows = await bed.call(
      skuPrices,
      { body: { brandTerminalId, lines } },
      { token: await bed.login('retail') },
    )
    expect(rows.map(({ salePrice, amount }) => [salePrice, amount])).toEqual([
      [860, 860],
      [790, 7900],
      [790, 78_210],
      [760, 76_000],
      [720, 360_000],
    ])
  })

  test('neither sees nor pays member prices on a site without them', async () => {
    const account = 'demo'
    const ask = async () =>
      bed.call(goodsDetail, { path: { id: '100001' }, query: {} }, { token: await bed.login(account) })
    expect((await ask()).skuList[0]).toMatchObject({ salePrice: 790, oldPrice: 860 })
    await bed.inside(() => db().execute(sql`update site_option set vip_show = 20`))
    const quiet = await ask()
    expect(quiet.skuList[0]).toMatchObject({ goodsPrice: 860, salePrice: 860 })
    expect(quiet.skuList[0]).not.toHaveProperty('memPriceList')
    expect(quiet.skuList[0]).not.toHaveProperty('oldPrice')
    expect(quiet.tags.map(({ kind }) => kind)).not.toContain('member')
    const [line] = await bed.call(
      skuPrices,
      { body: { brandTerminalId, lines: [{ skuId: '10000101', quantity: 500 }] } },
      { token: await bed.login(account) },
    )
    expect(line).toMatchObject({ salePrice: 860, amount: 430_000 })
    const shown = await page(account, { categoryId: '1101', sort: 'priceAsc' })
    expect(shown.map(({ price }) => price)).toEqual(shown.map(({ price }) => price).toSorted((a, b) => a - b))
  })
})

test('the site without member prices answers visitors like the others', async () => {
  const { content } = await bed.call(goodsPage, { body: { brandTerminalId: sites.quiet, pageSize: 5 } })
  expect(content.map(({ id }) => id)).toEqual((await listed({ pageSize: 5 })).content.map(({ id }) => id))
  await expect(bed.call(goodsPage, { body: { brandTerminalId: '77' } })).rejects.toMatchObject({ code: 404 })
})

test('withdrawn goods appear in no response', async () => {
  await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, '100001')))
  const token = await bed.login('demo')
  const asked = { path: { id: '100001' }, query: {} }
  await expect(bed.call(goodsDetail, asked, { token })).rejects.toMatchObject({ code: 404 })
  const lines = [{ skuId: '10000101', quantity: 10 }]
  expect(await bed.call(skuPrices, { body: { brandTerminalId, lines } }, { token })).toEqual([])
  expect(await bed.call(goodsByIds, { body: { brandTerminalId, idList: ['100001'] } }, { token })).toEqual([])
})
