import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { newShopTable, newShopTab } from '../../../demo/server/shell/new-shop/new-shop.table'
import { db } from '../../../demo/server/core/database/db'
import { brandSite } from '../../../demo/server/site/brand-site/brand-site.table'
import { newShop, newShopGoods } from '../../../src/shell/new-shop/new-shop.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const site = '1003'
const shop = (brandTerminalId = site) => bed.call(newShop, { query: { brandTerminalId } })
const singletons = (body: object = {}, token?: string) =>
  bed.call(newShopGoods, { body: { brandTerminalId: site, tab: 'tools', ...body } }, { token })

describe('the shop of a salesperson', () => {
  test('names its salesperson and has its shelves as blocks', async () => {
    const { salesperson, tabs, blocks } = await shop()
    expect(salesperson).toMatchObject({ name: '周明远', phone: '400-000-6338' })
    expect(tabs.map(({ key }) => key)).toEqual(['tools', 'safety', 'bearings', 'oil'])
    expect(blocks.map(({ type }) => type)).toEqual(tabs.map(() => 'goodsGroup'))
    const first = await singletons({ pageSize: 10 })
    expect(first.totalElements).toBe(tabs[0]?.count)
    expect(blocks[0]?.props).toEqual({
      title: tabs[0]?.label,
      link: '/newShop/tab?tab=tools',
      data: first.content.map(({ id }) => id),
    })
  })

  test('is open only on sites with the option 10, and answers others with 403', async () => {
    for (const other of ['1001', '1002', '1004']) {
      await expect(shop(other)).rejects.toMatchObject({ code: 403 })
      await expect(singletons({ brandTerminalId: other })).rejects.toMatchObject({ code: 403 })
    }
    await bed.inside(() => db().update(brandSite).set({ salespersonFlag: 20 }).where(eq(brandSite.id, site)))
    await expect(shop()).rejects.toMatchObject({ code: 403 })
    await expect(singletons()).rejects.toMatchObject({ code: 403 })
    await expect(shop('9')).rejects.toMatchObject({ code: 404 })
  })

  test('reads the salesperson and shelves from the database', async () => {
    await bed.inside(() => db().update(newShopTable).set({ name: '换了人' }))
    await bed.inside(() => db().update(newShopTab).set({ label: '换了名' }).where(eq(newShopTab.key, 'oil')))
    const { salesperson, tabs } = await shop()
    expect(salesperson.name).toBe('换了人')
    expect(tabs.at(-1)?.label).toBe('换了名')
  })
})

describe('a shelf', () => {
  test('is paged, without goods that are off sale', async () => {
    const pages = await Promise.all([1, 2].map((pageNumber) => singletons({ pageNumber })))
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
    await bed.inside(() =>
      db()
        .update(goods)
        .set({ status: 20 })
        .where(eq(goods.id, ids[0] ?? '')),
    )
    const after = await singletons()
    expect(after.content[0]?.id).toBe(ids[1])
    expect(after.totalElements).toBe((pages[0]?.totalElements ?? 0) - 1)
    expect((await shop()).tabs[0]?.count).toBe(after.totalElements)
  })

  test.each(['nowhere', '%', "tools' --"])('answers 404 for “%s”', async (tab) => {
    await expect(singletons({ tab })).rejects.toMatchObject({ code: 404 })
  })

  test('hides member prices from visitors', async () => {
    const seen = (await singletons({ tab: 'bearings', pageSize: 30 })).content
    const hidden = seen.filter(({ skuItemDefault }) => skuItemDefault.priceHidden)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { skuItemDefault } of hidden) expect(skuItemDefault.goodsPrice).toBeUndefined()
    const shelf = (await singletons({ tab: 'bearings', pageSize: 30 }, await bed.login('demo', site))).content
    expect(shelf.every(({ skuItemDefault }) => skuItemDefault.salePrice !== undefined)).toBe(true)
  })
})
