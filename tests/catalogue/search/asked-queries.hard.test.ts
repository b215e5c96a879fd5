import { inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { goodsCategory } from '../../../demo/server/catalogue/categories/categories.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { openTestbed } from '../../server/testbed'
import { firstHundred, holdoutQueries, type Asked } from './asked-queries'

const bed = await openTestbed('catalogue')

const kinds = new Map<string, string>()

beforeAll(async () => {
  await bed.reset()
  for (const { id, cateName } of await bed.inside(() => db().select().from(goodsCategory)))
    kinds.set(id, cateName)
})

/** Code, name and category of each of the goods that the first page holds. */
async function firstPage(query: string): Promise<string[]> {
  const body = { brandTerminalId: siteIds.main, goodsKeyWord: query }
  const { content } = await bed.call(goodsPage, { body })
  const ids = content.map(({ id }) => id)
  if (!ids.length) return []
  return bed.inside(async () => {
    const rows = await db().select().from(goods).where(inArray(goods.id, ids))
    const skus = await db().select().from(sku).where(inArray(sku.goodsId, ids))
    return rows.map(({ id, goodsName, categoryId }) => {
      const codes = skus.filter(({ goodsId }) => goodsId === id).map(({ skuCode }) => skuCode)
      return [...codes, goodsName, kinds.get(categoryId)].join(' ')
    })
  })
}

async function missedOf(asked: readonly Asked[]): Promise<string[]> {
  const missed: string[] = []
  for (const [query, right] of asked) {
    if (!(await firstPage(query)).some((one) => right.test(one))) missed.push(query)
  }
  return missed
}

test('the first page contains a right product for 95 of 100 queries', async () => {
  expect(firstHundred).toHaveLength(100)
  const missed = await missedOf(firstHundred)
  expect(missed.length, missed.join(' · ')).toBeLessThanOrEqual(5)
})

test('the first page contains a right product for 9 of 10 held-out queries', async () => {
  const missed = await missedOf(holdoutQueries)
  expect(missed.length, missed.join(' · ')).toBeLessThanOrEqual(holdoutQueries.length / 10)
})
