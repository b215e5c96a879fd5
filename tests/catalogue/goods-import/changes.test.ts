import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsImportRow } from '../../../demo/server/catalogue/goods-import/goods-import.table'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { goods, memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { englishOf, sayInEnglish } from '../../../demo/server/core/database/english'
import { siteIds } from '../../../demo/server/core/config/site'
import { goodsDetail, goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { ownShop } from './own-shop'
import { bring, check, product, sheet } from './sheets'

beforeEach(async () => {
  await ownShop.reset()
  await bring('products', sheet('products', [product(1), product(2)]))
})

const brandTerminalId = siteIds.main
const listed = (keyword: string, token?: string) =>
  ownShop.call(
    goodsPage,
    { body: { brandTerminalId, goodsKeyWord: keyword, pageSize: 20 } },
    token ? { token } : {},
  )
const changesOf = (id: string) =>
  ownShop.inside(async () => {
    const rows = await db()
      .select()
      .from(goodsImportRow)
      .where(eq(goodsImportRow.importId, id))
      .orderBy(asc(goodsImportRow.number))
    return rows.flatMap(({ number, changes }) =>
      changes.map(({ column, from, to }) => [number, column, from, to]),
    )
  })

test('a file changes its own columns only, and the check shows old and new values', async () => {
  const file = sheet('products', [
    { skuCode: 'P-1-A', name: '新名称', price: '19.80', tiers: '-', attributes: '' },
    { skuCode: 'P-2-A', status: '下架' },
  ])
  const { id, counts } = await check('products', file)
  expect(counts).toEqual({ added: 0, changed: 2, unchanged: 0, wrong: 0 })
  expect(await changesOf(id)).toEqual([
    [2, 'name', '恒锐 6001-2RS 深沟球轴承', '新名称'],
    [2, 'price', '9.80', '19.80'],
    [2, 'tiers', '10=9.50; 100=8.80', ''],
    [3, 'status', '上架', '下架'],
  ])
  expect((await listed('恒锐')).totalElements).toBe(2)
  await bring('products', file)
  const { content } = await listed('新名称', await ownShop.buyer())
  expect(content[0]?.skuItemDefault).toMatchObject({ salePrice: 1980, minQuantity: 10 })
  expect(content[0]?.attrs).toHaveLength(2)
  expect((await listed('恒锐')).totalElements).toBe(1)
  expect((await check('products', file)).counts.unchanged).toBe(2)
})

test('attributes in their own column and in the attributes column are equal', async () => {
  const own = {
    attributes: '材质=钢; 重量（kg）=3.5; 游隙=C3',
    attributesEn: 'Material=Steel; Weight (kg)=3.5; Clearance=C3',
  }
  const file = sheet('products', [product(3, { ...own, spec: '游隙=C3' })])
  await bring('products', file)
  expect((await check('products', file)).counts.unchanged).toBe(1)
  const same = sheet('products', [{ skuCode: 'P-3-A', attributes: '材质=钢', weight: '3.5' }])
  expect((await check('products', same)).counts.unchanged).toBe(1)
})

test('a SKU is added to an existing product', async () => {
  const file = sheet('products', [
    { productCode: 'P-1', skuCode: 'P-1-A', spec: '游隙=C2' },
    { productCode: 'P-1', skuCode: 'P-1-B', spec: '游隙=C3', price: 11 },
  ])
  expect((await bring('products', file)).counts).toEqual({ added: 1, changed: 1, unchanged: 0, wrong: 0 })
  const { id = '' } = (await listed('P-1-B')).content[0] ?? {}
  const { skuList } = await ownShop.call(goodsDetail, { path: { id }, query: { brandTerminalId } })
  expect(skuList.map(({ skuCode }) => skuCode)).toEqual(['P-1-A', 'P-1-B'])
})

describe('prices', () => {
  test('tiers for a member level apply from that level on, and in lists', async () => {
    const file = sheet('prices', [
      { skuCode: 'P-1-A', price: 20, level: '', tiers: '10=18' },
      { skuCode: 'P-1-A', price: '', level: 2, tiers: '10=15.50' },
    ])
    const { counts } = await bring('prices', file)
    expect(counts.changed).toBe(2)
    const priceFor = async (level: number) =>
      (await listed('6001', await ownShop.buyer(level))).content[0]?.skuItemDefault.salePrice
    expect([await priceFor(0), await priceFor(2)]).toEqual([1800, 1550])
    const sorted = await ownShop.call(
      goodsPage,
      { body: { brandTerminalId, pageSize: 20, sort: 'priceAsc' } },
      { token: await ownShop.buyer(1) },
    )
    expect(sorted.content.map((one) => one.skuItemDefault.skuCode)).toEqual(['P-2-A', 'P-1-A'])
    expect((await check('prices', file)).counts.unchanged).toBe(2)
  })
})

describe('stock', () => {
  const stock = () =>
    ownShop.inside(async () =>
      (await db().select().from(sku).orderBy(asc(sku.skuCode))).map((row) => [row.stock, row.reserved]),
    )

  test('a total is set, a change is added, and reservations of open orders stay', async () => {
    await ownShop.inside(() => db().update(sku).set({ reserved: 40 }))
    await bring('stock', sheet('stock', [{ skuCode: 'P-1-A', stock: 80 }]))
    await bring('stock', sheet('stock', [{ skuCode: 'P-2-A', change: -20, warehouse: '嘉兴仓' }]))
    expect(await stock()).toEqual([
      [80, 40],
      [480, 40],
    ])
  })

  test('the same file of changes is rejected the second time, another one is accepted', async () => {
    const file = sheet('stock', [{ skuCode: 'P-2-A', change: 5 }])
    await bring('stock', file)
    expect((await check('stock', file)).fault).toMatchObject({ name: 'importedBefore' })
    await bring(
      'stock',
      sheet('stock', [
        { skuCode: 'P-2-A', change: 5 },
        { skuCode: 'P-1-A', change: 5 },
      ]),
    )
    expect(await stock()).toEqual([
      [505, 0],
      [510, 0],
    ])
  })
})

test('an import appears in the audit log with its file', async () => {
  const lines = await ownShop.inside(() =>
    db().select().from(auditLog).where(eq(auditLog.entity, 'goods-import')),
  )
  expect(lines.map(({ action, toState }) => [action, toState])).toEqual([
    ['beginImport', 40],
    ['finishImport', 50],
  ])
  expect(lines[0]?.reason).toMatch(/^products\.csv, SHA-256 [0-9a-f]{64}$/)
})

test('existing products of a demo or made by hand are updated by their SKU', async () => {
  const counted = () => ownShop.inside(async () => [await db().$count(goods), await db().$count(memberPrice)])
  const before = await counted()
  await bring('products', sheet('products', [{ skuCode: 'P-1-A', price: '9.90' }]))
  expect(await counted()).toEqual(before)
})

describe('English of a name that is also a text of the shop', () => {
  const title = '五一期间发货安排'
  const inEnglish = async () => (await ownShop.inside(() => englishOf([title]))).get(title)
  const wrongIn = (id: string) =>
    ownShop.inside(async () => {
      const rows = await db().select().from(goodsImportRow).where(eq(goodsImportRow.importId, id))
      return rows.flatMap(({ faults }) => faults.map(({ name }) => name))
    })

  test('is not changed by an import, for new and existing products', async () => {
    await ownShop.inside(() => sayInEnglish(new Map([[title, 'Shipping over the May holiday']])))
    const named = (nameEn?: string) =>
      sheet('products', [{ ...product(7), name: title, ...(nameEn && { nameEn }) }])
    const first = await check('products', named('Visit evil.example'))
    expect(first.counts).toMatchObject({ wrong: 1, added: 0 })
    expect(await wrongIn(first.id)).toContain('englishTaken')
    await bring('products', named())
    expect((await check('products', named('Visit evil.example'))).counts).toMatchObject({ wrong: 1 })
    await ownShop.inside(() => sayInEnglish(new Map([[title, 'Visit evil.example']]), 'goods'))
    expect(await inEnglish()).toBe('Shipping over the May holiday')
  })

  test('is changed if only goods have it', async () => {
    const named = (nameEn: string) => sheet('products', [{ ...product(8), name: title, nameEn }])
    await bring('products', named('First'))
    await bring('products', named('Second'))
    expect(await inEnglish()).toBe('Second')
  })
})
