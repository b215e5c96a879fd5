import { beforeAll, expect, test } from 'vitest'
import { drawable } from '../../elements/runtime/drawable'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import type { Route } from '../../src/core/address/routes'
import { routes } from '../../src/shell/routes'
import { openTestbed } from '../server/testbed'
import { differencesIn, storedByVisits, type Browser } from './first-render'
import { shopOf } from './shop'

// Every server-rendered page and element, with every kind of data, for every kind of reader.

const bed = await openTestbed('demo')
const shop = differencesIn(shopOf(bed))
beforeAll(() => shop.page('/goods/100001').catch(() => []))

const params: Record<string, string> = {
  categoryId: '110101',
  goodsId: '100001',
  brandId: '203',
  shopId: '3017',
  pageId: 'winter',
  activityId: '8005',
}
const articles: Record<string, string> = { helpArticle: '100101', newsArticle: '7014', notice: '5001' }
const pages = Object.entries<Route>(routes)
  .filter(([, { drawn }]) => drawn)
  .map(([name, { path }]) => path.replace(/\{(\w+)\}/g, (_, param) => params[param] ?? articles[name] ?? ''))

async function addresses() {
  const body = { brandTerminalId: '1001', pageNumber: 1, pageSize: 40 }
  const { content } = await bed.call(goodsPage, { body })
  return [
    ...pages,
    '/goods/list/all?goodsKeyWord=6204',
    '/goods/list/all?goodsKeyWord=none-of-these',
    '/goods/list/110101?view=table&sort=sales',
    ...content.map(({ id }) => `/goods/${id}`),
  ]
}

const browsers: Record<string, Partial<Browser>> = { new: {}, used: { stored: storedByVisits } }

const readers = [
  { reader: 'a visitor', account: '', lang: 'zh-CN' },
  { reader: 'an English visitor', account: '', lang: 'en' },
  { reader: 'the demo company', account: 'demo', lang: 'zh-CN' },
  { reader: 'the English demo company', account: 'demo', lang: 'en' },
  { reader: 'a retail member', account: 'retail', lang: 'zh-CN' },
]

for (const { reader, account, lang } of readers)
  for (const [state, browser] of Object.entries(browsers)) {
    test(`renders every page for ${reader} like a ${state} browser’s first render`, async () => {
      const token = account && (await bed.login(account))
      const found: string[] = []
      for (const address of await addresses())
        found.push(
          ...(await shop.page(address, { token, lang }, browser)).map((each) => `${address} ${each}`),
        )
      expect(found).toEqual([])
    }, 600_000)

    test(`renders every view for ${reader} like a ${state} browser’s first render`, async () => {
      const token = account && (await bed.login(account))
      const body = { brandTerminalId: '1001', pageNumber: 1, pageSize: 40 }
      const { content } = await bed.call(goodsPage, { body })
      const given: Record<string, Record<string, string>[]> = {
        'trade-goods-list': [
          {},
          { 'category-id': '110101' },
          { keyword: 'none-of-these' },
          { layout: 'table' },
          { 'page-size': '40' },
        ],
        'trade-goods-detail': content.map(({ id }) => ({ 'goods-id': id })),
        'trade-shop': [{ 'shop-id': '3017' }],
        'trade-activity': [{ 'activity-id': '8005' }],
        'trade-news': [{}, { 'article-id': '7014' }],
      }
      const found: string[] = []
      for (const tag of drawable)
        for (const attributes of given[tag] ?? [{}]) {
          if (tag === 'trade-outlet' || (tag === 'trade-cart' && !token)) continue
          const differences = await shop.views([{ tag, attributes }], { token, lang }, browser)
          found.push(...differences.map((each) => `${JSON.stringify(attributes)} ${each}`))
        }
      expect(found).toEqual([])
    }, 600_000)
  }
