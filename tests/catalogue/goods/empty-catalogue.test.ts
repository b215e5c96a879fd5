import { beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { allDepartments } from '../../../demo/server/catalogue/categories/departments'
import { db } from '../../../demo/server/core/database/db'
import { activityGoods } from '../../../src/catalogue/activities/activities.contract'
import { brandList } from '../../../src/catalogue/brands/brands.contract'
import { categoryTree } from '../../../src/catalogue/categories/categories.contract'
import {
  goodsByIds,
  goodsDetail,
  goodsPage,
  searchSuggestions,
  skuPrices,
} from '../../../src/catalogue/goods/goods.contract'
import { giftPage } from '../../../src/catalogue/gifts/gifts.contract'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { themePage } from '../../../src/site/theme/theme.contract'
import { bed, sites } from '../catalogue-bed'

/* A shop on its first day: sites, categories and articles are there, goods are not. */

beforeEach(async () => {
  await bed.reset()
  await bed.inside(async () => {
    await db().delete(sku)
    await db().delete(goods)
  })
})
const brandTerminalId = sites.open

test('lists of an empty catalogue are empty, and none fails', async () => {
  for (const question of [
    {},
    { goodsKeyWord: '轴承' },
    { categoryId: '110101' },
    { sort: 'priceAsc' as const },
  ]) {
    const found = await bed.call(goodsPage, { body: { brandTerminalId, ...question } })
    expect(found).toMatchObject({ content: [], totalElements: 0, hasHiddenPrices: false })
    expect(found.suggestion).toBeUndefined()
  }
  expect(await bed.call(goodsByIds, { body: { brandTerminalId, idList: ['100001'] } })).toEqual([])
  const lines = [{ skuId: '10000101', quantity: 1 }]
  expect(await bed.call(skuPrices, { body: { brandTerminalId, lines } })).toEqual([])
  expect(await bed.call(searchSuggestions, { query: { brandTerminalId, keyword: '轴承' } })).toEqual([])
  expect(await bed.call(brandList, { query: { brandTerminalId } })).toEqual([])
  expect(await bed.call(activityGoods, { body: { activityId: '8001' } })).toMatchObject({ content: [] })
  expect(await bed.call(giftPage, { body: { brandTerminalId } })).toMatchObject({ content: [] })
  expect(bed.errors).toEqual([])
})

test('goods of an empty catalogue get 404, and the pages around them still work', async () => {
  const asked = { path: { id: '100001' }, query: { brandTerminalId } }
  await expect(bed.call(goodsDetail, asked)).rejects.toMatchObject({ code: 404 })
  const tree = await bed.call(categoryTree, { query: { bizType: 10, brandTerminalId } })
  expect(tree.length).toBe(allDepartments.length)
  const codes = await bed.call(checkCodes, { body: { brandTerminalId, codeList: ['HR-6204-2RS'] } })
  expect(codes).toEqual([{ code: 'HR-6204-2RS', candidates: [] }])
  const page = await bed.call(themePage, { body: { type: 'home', brandTerminalId } })
  expect(page.blocks.length).toBeGreaterThan(3)
  expect(bed.errors).toEqual([])
})
