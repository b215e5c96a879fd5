import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import { db } from '../../../demo/server/core/database/db'
import { shopDetail, shopPage } from '../../../src/catalogue/shops/shops.contract'
import { shopType } from '../../../src/catalogue/shops/shop-type'
import { bed, listed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

const shops = (body: object = {}) =>
  bed.call(shopPage, { body: { brandTerminalId: sites.open, pageSize: 100, ...body } })
const detail = (id: string) => bed.call(shopDetail, { path: { id }, query: { brandTerminalId: sites.open } })

describe('shops', () => {
  test('are listed by type, with as many goods as their list shows', async () => {
    const { content, totalElements } = await shops()
    expect(content).toHaveLength(totalElements)
    const types = content.map((each) => each.shopType)
    expect(types).toEqual(types.toSorted())
    for (const { id, goodsCount } of content.filter((_, at) => at % 4 === 0))
      expect((await listed({ shopId: id, pageSize: 1 })).totalElements).toBe(goodsCount)
  })

  test.each(shopType.entries)('are filtered by type $code, and paged', async ({ code }) => {
    const all = (await shops({ shopType: code })).content
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(all.map((each) => each.shopType))).toEqual(new Set([code]))
    const second = await shops({ shopType: code, pageSize: 1, pageNumber: 2 })
    expect(second).toMatchObject({ totalPages: all.length, content: all.slice(1, 2) })
  })

  test('are found by a word of their name, taken literally', async () => {
    const names = (await shops({ keyword: '轴承' })).content.map(({ name }) => name)
    expect(names).toEqual(['岳峰轴承专卖店', '北辰轴承专卖店'])
    expect((await shops({ keyword: '%' })).totalElements).toBe(0)
    expect((await shops({ keyword: '禾拓', shopType: 10 })).totalElements).toBe(0)
  })

  test.each([{ shopType: 60 }, { keyword: 'x'.repeat(51) }, { pageNumber: 0 }, { brandTerminalId: '9' }])(
    'refuses %o',
    async (body) => {
      await expect(shops(body)).rejects.toMatchObject({ code: 'brandTerminalId' in body ? 404 : 400 })
    },
  )
})

describe('one shop', () => {
  test('has name, type and score, and departments with the counts of their lists', async () => {
    const found = await detail('3017')
    expect(found).toMatchObject({ name: '禾拓自营', shopType: 40, score: '4.9' })
    const counts = found.categories.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.goodsCount)
    const [first] = found.categories
    const list = await listed({ shopId: found.id, categoryId: first?.id, pageSize: 1 })
    expect(list.totalElements).toBe(first?.count)
    expect(list.shop).toEqual({ id: '3017', name: '禾拓自营' })
  })

  test('shows changed rows, and counts goods on sale only', async () => {
    const before = await detail('3017')
    await bed.inside(() =>
      db().update(shop).set({ name: '换了名字', logo: '/img/logos/north.svg' }).where(eq(shop.id, '3017')),
    )
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.shopId, '3017')))
    expect(before.logo).toBeUndefined()
    expect(await detail('3017')).toMatchObject({
      name: '换了名字',
      logo: '/img/logos/north.svg',
      goodsCount: 0,
      categories: [],
    })
  })

  test.each(['nobody', '0', "3017' --", '%'])('answers 404 for “%s”', async (id) => {
    await expect(detail(id)).rejects.toMatchObject({ code: 404 })
  })
})
