import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  goodsByIds,
  goodsDetail,
  recommendedGoods,
  skuPrices,
} from '../../../src/catalogue/goods/goods.contract'
import { goods, goodsText, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { bed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

const brandTerminalId = sites.open
const detail = (id: string, language = 'zh-CN', token?: string) =>
  bed.call(goodsDetail, { path: { id }, query: { brandTerminalId } }, { language, token })
const byIds = (idList: string[]) => bed.call(goodsByIds, { body: { brandTerminalId, idList } })

describe('one product', () => {
  test('a bearing has a drawing with its dimensions, a coupling has none', async () => {
    expect((await detail('100001')).dimensionDrawing).toBe('/img/dimensions/6204-2RS.svg')
    const [coupling] = await bed.inside(() =>
      db().select({ id: goods.id }).from(goods).where(eq(goods.model, 'GF-40X66')),
    )
    expect(await detail(coupling?.id ?? '')).not.toHaveProperty('dimensionDrawing')
  })

  test('has its SKUs, dimensions, attributes, shop and category path', async () => {
    const found = await detail('100001', 'zh-CN', await bed.login('retail'))
    expect(found.skuList.map(({ skuCode, stockQuantity }) => [skuCode, stockQuantity])).toEqual([
      ['HR-6204-2RS', 12_050],
      ['HR-6204-2RS/P6', 3260],
      ['HR-6204-2RS/C3', 64],
      ['HR-6204-2RS/HT', 0],
      ['HR-6204-2RS/P5', 420],
    ])
    expect(found.specList).toEqual([
      { name: '密封材料', values: ['丁腈橡胶', '高温氟胶'] },
      { name: '精度等级', values: ['P0', 'P6', 'P5'] },
      { name: '游隙', values: ['CN', 'C3'] },
    ])
    expect(found.attrs.slice(0, 3)).toEqual([
      { name: '品牌', value: '恒锐' },
      { name: '型号', value: '6204-2RS' },
      { name: '内径 d（mm）', value: '20' },
    ])
    expect(found.attrs).toContainEqual({ name: '精度等级', value: 'P0、P6、P5' })
    expect(found.attrs).toContainEqual({ name: '执行标准', value: 'GB/T 276-2013' })
    expect(found.shop).toEqual({ id: '3001', name: '恒锐官方旗舰店', shopType: 10, score: '4.9' })
    expect(found.crumbs.map(({ name }) => name)).toEqual(['轴承与传动', '滚动轴承', '深沟球轴承'])
    expect(found.images).toHaveLength(5)
    expect(found.goodsImageShow).toBe(found.images.join(','))
    expect(found.detailHtml).toMatch(/^<h3>/)
    expect(found.customizable).toBe(20)
  })

  test('has one SKU for every combination of its matrix', async () => {
    const { skuList, specList } = await detail('100030')
    expect(specList.map(({ values }) => values.length)).toEqual([8, 8])
    expect(skuList).toHaveLength(64)
  })

  test('shows changed rows of goods, SKU and text', async () => {
    await bed.inside(async () => {
      await db().update(goods).set({ goodsName: '另一名', customizable: 10 }).where(eq(goods.id, '100001'))
      await db().update(sku).set({ reserved: 50, goodsPrice: 999 }).where(eq(sku.id, '10000101'))
      await db().update(goodsText).set({ detailHtml: '<p>另文</p>' }).where(eq(goodsText.goodsId, '100001'))
    })
    const found = await detail('100001', 'zh-CN', await bed.login('retail'))
    expect(found).toMatchObject({ goodsName: '另一名', customizable: 10, detailHtml: '<p>另文</p>' })
    expect(found.skuItemDefault).toMatchObject({ stockQuantity: 12_000, goodsPrice: 999 })
    expect(found.stockQuantity).toBe(12_000 + 3260 + 64 + 420)
  })

  test('has its film, its delivery time and its downloads', async () => {
    const found = await detail('100001')
    expect(found.video).toBe('/img/films/bearing.webm')
    expect(found.deliveryCycle).toBe(6)
    expect(found.documents.map(({ name }) => name)).toEqual([
      '6204-2RS 技术参数表.csv',
      '6204-2RS 规格型号表.csv',
      '6204-2RS 产品外形图.svg',
    ])
    const [parameters, sizes, drawing] = await Promise.all(
      found.documents.map(async ({ url }) => bed.app.request(url)),
    )
    expect(parameters?.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(await parameters?.text()).toContain('执行标准,GB/T 276-2013')
    const table = (await sizes?.text()) ?? ''
    expect(table).toContain('HR-6204-2RS/P6,丁腈橡胶,P6,CN')
    expect(table).not.toMatch(/8\.60|10\.20|7\.90/)
    expect(await drawing?.text()).toMatch(/^<svg /)
    expect((await detail('100002')).video).toBe(undefined)
  })

  test.each(['/img/goods/100001/sizes.exe', '/img/goods/100001/prices.csv', '/img/goods/1/sizes.csv'])(
    'answers 404 at %s',
    async (url) => expect((await bed.app.request(url)).status).toBe(404),
  )

  test('recommends goods of neighbouring categories, best sellers first, and none of its own', async () => {
    const found = await bed.call(recommendedGoods, { path: { id: '100001' }, query: { brandTerminalId } })
    expect(found.length).toBe(10)
    expect(found.map(({ sales }) => sales)).toEqual(found.map(({ sales }) => sales).toSorted((a, b) => b - a))
    expect(found.every(({ goodsName }) => !goodsName.includes('深沟球轴承'))).toBe(true)
    await expect(
      bed.call(recommendedGoods, { path: { id: 'x' }, query: { brandTerminalId } }),
    ).rejects.toMatchObject({ code: 404 })
  })

  test('is marked as sold without stock if the site permits that', async () => {
    const shownStock = async () => {
      const { skuItemDefault, skuList } = await detail('100001')
      return [skuItemDefault, ...skuList].map(({ sellsShort }) => sellsShort)
    }
    expect(new Set(await shownStock())).toEqual(new Set([false]))
    await bed.inside(() =>
      db().update(siteOption).set({ unenoughStockSale: 10 }).where(eq(siteOption.siteId, sites.open)),
    )
    expect(new Set(await shownStock())).toEqual(new Set([true]))
  })

  test('has tags in the reader’s language', async () => {
    expect((await detail('100015')).tags).toContainEqual({ kind: 'custom', label: '定制' })
    expect((await detail('100015', 'en')).tags).toContainEqual({ kind: 'custom', label: 'Custom' })
  })

  test('is tagged as new for 30 days after it went on sale', async () => {
    const [row] = await bed.inside(() => db().select().from(goods).where(eq(goods.id, '100001')))
    const isNew = async () => (await detail('100001')).tags.some(({ kind }) => kind === 'new')
    await bed.inside(() => db().update(goods).set({ shelfAt: new Date() }).where(eq(goods.id, '100001')))
    expect(row?.shelfAt.getTime()).toBeLessThan(Date.now())
    expect(await isNew()).toBe(true)
    bed.wait(29.9 * 86_400_000)
    expect(await isNew()).toBe(true)
    bed.wait(0.2 * 86_400_000)
    expect(await isNew()).toBe(false)
  })

  test.each(['1', 'abc', '100001 or 1=1', "100001'--", '99999999999999999999'])('%s gets 404', async (id) => {
    await expect(detail(id)).rejects.toMatchObject({ code: 404 })
  })
})

describe('goods by id', () => {
  test('are returned in the order of the ids, each once, without unknown ones', async () => {
    const found = await byIds(['100030', '100001', 'nobody', '100012', '100001'])
    expect(found.map(({ id }) => id)).toEqual(['100030', '100001', '100012'])
  })

  test('are limited to 500 ids, and no id gives none', async () => {
    expect(await byIds([])).toEqual([])
    const ids = Array.from({ length: 500 }, (_, at) => String(100_500 - at))
    expect((await byIds(ids)).map(({ id }) => id)).toEqual(ids)
    await expect(byIds([...ids, '100001'])).rejects.toMatchObject({ code: 400 })
  })
})

describe('prices of lines', () => {
  const prices = (lines: { skuId: string; quantity: number }[]) =>
    bed.call(skuPrices, { body: { brandTerminalId, lines } })

  test('are returned in the order of the lines, also repeated ones, without unknown ones', async () => {
    const found = await prices([
      { skuId: '10000102', quantity: 3 },
      { skuId: '1', quantity: 3 },
      { skuId: '10000101', quantity: 10 },
      { skuId: '10000102', quantity: 5 },
    ])
    expect(found[0]).toMatchObject({
      skuCode: 'HR-6204-2RS/P6',
      spec: { 密封材料: '丁腈橡胶', 精度等级: 'P6', 游隙: 'CN' },
      minQuantity: 10,
      step: 10,
    })
    expect(found.map(({ skuId, amount }) => [skuId, amount])).toEqual([
      ['10000102', 3060],
      ['10000101', 8600],
      ['10000102', 5100],
    ])
  })

  test('are limited to 1,000 lines of 1 to 99,999 pieces', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => ({ skuId: `${100_001 + at}01`, quantity: 99_999 }))
    expect((await prices(lines)).length).toBe(1000)
    for (const quantity of [0, -1, 1.5, 100_000]) {
      await expect(prices([{ skuId: '10000101', quantity }])).rejects.toMatchObject({ code: 400 })
    }
    await expect(prices([...lines, { skuId: '10000101', quantity: 1 }])).rejects.toMatchObject({ code: 400 })
  })
})
