import { beforeEach, describe, expect, test } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { seawaySite as seaway } from '../../../demo/server/site/brand-site/site-words'
import { categoryTree } from '../../../src/catalogue/categories/categories.contract'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { shopPage } from '../../../src/catalogue/shops/shops.contract'
import { announcementPage } from '../../../src/site/articles/articles.contract'
import { currencySettings, findSite } from '../../../src/site/brand-site/brand-site.contract'
import { performance } from '../../../src/account/performance/performance.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { openTestbed } from '../../server/testbed'
import { payMethod } from '../../../src/words/pay-method'
import { listPayType } from '../../../src/trade/payment/payment.contract'

const { main, north, group } = siteIds
const host = 'seaway.localhost:4173'
const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

const goodsAt = (brandTerminalId: string) => bed.call(goodsPage, { body: { brandTerminalId, pageSize: 100 } })

describe('the demo’s site in dollars', () => {
  test('is found by its host and has its own currency', async () => {
    expect(await bed.call(findSite, { path: { siteKeyFromHost: 'seaway.localhost' } })).toBe(seaway)
    expect(await bed.call(findSite, { path: { siteKeyFromHost: 'seaway' } })).toBe(seaway)
    expect(await bed.call(currencySettings, { query: {} }, { host })).toMatchObject({ symbol: '$' })
  })

  test('sells its own goods at its own prices, which are missing on other sites', async () => {
    const own = await goodsAt(seaway)
    expect(own.totalElements).toBe(32)
    expect(own.content.every(({ skuItemDefault: { goodsPrice = 0 } }) => goodsPrice > 0)).toBe(true)
    const ids = new Set(own.content.map(({ id }) => String(id)))
    for (const other of [main, north, group]) {
      const { content, totalElements } = await goodsAt(other)
      expect(totalElements).toBeGreaterThan(200)
      expect(content.filter(({ id }) => ids.has(String(id)))).toEqual([])
    }
  })

  test('has its own categories, shop, announcements and payment method', async () => {
    const named = async (brandTerminalId: string, least = 0) =>
      (await bed.call(categoryTree, { query: { brandTerminalId } }))
        .filter(({ goodsCount = 0 }) => goodsCount >= least)
        .map(({ cateName }) => cateName)
    const [here, there] = [await named(seaway), await named(main)]
    expect(await named(seaway, 1)).toEqual(['船舶备件'])
    expect(there).toHaveLength(12)
    expect(there).not.toContain('船舶备件')
    const sold = await named(main, 1)
    expect(here.filter((name) => sold.includes(name))).toEqual([])
    expect(await named(group)).toEqual(there)
    const shops = await bed.call(shopPage, { body: { brandTerminalId: seaway } })
    expect(shops.content.map(({ name }) => name)).toEqual(['海程自营'])
    const page = await bed.call(announcementPage, { body: { brandTerminalId: seaway } })
    expect(page.content.map(({ title }) => title)).toContain('全部商品以美元计价，以电汇付款')

    const token = await bed.login('voyage', seaway)
    const ways = await bed.call(listPayType, { query: {} }, { token })
    const open = ways.filter(({ enabled }) => enabled === 10)
    expect(open).toMatchObject([{ payCode: payMethod.code.offline, payName: '国际电汇' }])
  })

  test('serves texts in English', async () => {
    const own = await bed.call(goodsPage, { body: { brandTerminalId: seaway } }, { language: 'en' })
    expect(own.content.filter(({ goodsName }) => /\p{Script=Han}/u.test(goodsName))).toEqual([])
  })
})

test('a group shows a buyer’s orders in yuan and in dollars', async () => {
  const token = await bed.login('voyage', group)
  const { content } = await bed.call(pageOrders, { body: {} }, { token })
  const symbols = content.map(({ site }) => site?.currency.symbol)
  expect(symbols.toSorted()).toEqual(['$', '$', '$', '¥', '¥', '¥'])
  const { orders, others } = await bed.call(performance, { query: {} }, { token })
  expect([orders, others?.map((other) => [other.symbol, other.orders])]).toEqual([3, [['$', 3]]])
})
