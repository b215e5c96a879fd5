import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { countBought } from '../../../demo/server/catalogue/often-bought/count-bought'
import { oftenList } from '../../../demo/server/catalogue/often-bought/often-bought.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import * as often from '../../../src/catalogue/often-bought/often-bought.contract'
import type { Input } from '../../../src/core/api/endpoint'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('demo')
const buyer = '10001'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
})

const goodsPage = (body: Input<typeof often.oftenGoodsPage>['body'] = {}, by = token) =>
  bed.call(often.oftenGoodsPage, { body: { pageSize: 100, ...body } }, { token: by })
const ordersPage = (body: Input<typeof often.oftenOrderPage>['body'] = {}, by = token) =>
  bed.call(often.oftenOrderPage, { body: { pageSize: 100, ...body } }, { token: by })
const day = 24 * 3_600_000

/** An order of these SKUs, some days ago. @returns its id */
async function order(
  id: string,
  skuIds: string[],
  daysAgo: number,
  more: Partial<typeof orders.$inferInsert> = {},
) {
  const createdAt = new Date(Date.now() - daysAgo * day)
  await bed.inside(async () => {
    const facts = { customerId: buyer, placedBy: buyer, shopId: '1', state: 70, address: {} } as const
    const [shop] = await db().select({ id: goods.shopId }).from(goods).limit(1)
    await db()
      .insert(orders)
      .values({
        id,
        orderNo: `no-${id}`,
        goodsAmount: 100,
        payAmount: 100,
        ...facts,
        shopId: shop?.id ?? '',
        completedAt: createdAt,
        createdAt,
        ...more,
      })
    const snapshot = {
      goodsId: '1',
      goodsName: '老名字',
      skuCode: 'OLD',
      spec: {},
      image: '',
      unitName: '个',
    }
    await db()
      .insert(orderLine)
      .values(skuIds.map((skuId) => ({ orderId: id, skuId, snapshot, qty: 1, price: 100, payShare: 100 })))
  })
  return id
}
const someSkus = (count: number) =>
  bed.inside(async () =>
    (await db().select({ id: sku.id }).from(sku).orderBy(sku.id).limit(count)).map(({ id }) => id),
  )

describe('frequent goods', () => {
  test('are the goods of completed orders, with number and time of purchases', async () => {
    const { content, totalElements } = await goodsPage()
    expect(totalElements).toBeGreaterThanOrEqual(25)
    expect(content).toHaveLength(Math.min(100, totalElements))
    const rows = await bed.inside(() =>
      db()
        .select({ skuId: orderLine.skuId, orderId: orders.id })
        .from(orderLine)
        .innerJoin(orders, and(eq(orders.id, orderLine.orderId), eq(orders.customerId, buyer)))
        .where(isNotNull(orders.completedAt)),
    )
    for (const { id, times } of content.slice(0, 10))
      expect(rows.filter(({ skuId }) => skuId === id)).toHaveLength(times)
    const counts = content.map(({ times }) => times)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('count a completed order once for each of its goods', async () => {
    const [a = '', b = ''] = await someSkus(2)
    const before = new Map((await goodsPage()).content.map(({ id, times }) => [id, times]))
    await order('t1', [a, b], 0)
    await bed.inside(() => countBought('t1'))
    const after = new Map((await goodsPage()).content.map(({ id, times }) => [id, times]))
    for (const id of [a, b]) expect(after.get(id)).toBe((before.get(id) ?? 0) + 1)
  })

  test('are found by words of the name and by a part of the code', async () => {
    const [first] = (await goodsPage()).content
    const byCode = await goodsPage({ keyword: first?.skuCode.slice(1).toLowerCase() })
    expect(byCode.content.map(({ id }) => id)).toContain(first?.id)
    const byName = await goodsPage({ keyword: first?.goodsName.split(' ')[0] })
    expect(byName.content.map(({ id }) => id)).toContain(first?.id)
    expect((await goodsPage({ keyword: '没有这样的东西' })).content).toEqual([])
    for (const keyword of ['%%', "'"]) expect((await goodsPage({ keyword })).totalElements).toBe(0)
  })

  test('are paged without overlap or gaps', async () => {
    const { totalElements } = await goodsPage()
    const ids: string[] = []
    for (let pageNumber = 1; pageNumber <= Math.ceil(totalElements / 10); pageNumber++)
      ids.push(...(await goodsPage({ pageNumber, pageSize: 10 })).content.map(({ id }) => id))
    expect(new Set(ids).size).toBe(totalElements)
  })

  test('are listed first while they are pinned', async () => {
    const skuId = (await goodsPage()).content.at(-1)?.id ?? ''
    await bed.call(often.pinOften, { path: { skuId }, body: { pinned: 10 } }, { token })
    expect((await goodsPage()).content[0]).toMatchObject({ id: skuId, pinned: 10 })
    await bed.call(often.pinOften, { path: { skuId }, body: { pinned: 20 } }, { token })
    expect((await goodsPage()).content[0]?.id).not.toBe(skuId)
    await expect(
      bed.call(often.pinOften, { path: { skuId: 'nothing' }, body: { pinned: 10 } }, { token }),
    ).rejects.toMatchObject({ code: 404 })
  })

  test('are hidden after removal until they are bought again', async () => {
    const [one, two, three] = (await goodsPage()).content.map(({ id }) => id)
    await bed.call(often.forgetOften, { query: { ids: `${one},${two}` } }, { token })
    const left = (await goodsPage()).content.map(({ id }) => id)
    expect(left).not.toContain(one)
    expect(left).not.toContain(two)
    expect(left).toContain(three)
    await order('t2', [one ?? ''], 0)
    await bed.inside(() => countBought('t2'))
    expect((await goodsPage()).content.find(({ id }) => id === one)).toMatchObject({ times: 1 })
  })

  test('are marked when withdrawn, with current stock and prices', async () => {
    const [one, two] = (await goodsPage()).content
    await bed.inside(async () => {
      await db()
        .update(goods)
        .set({ status: 20 })
        .where(eq(goods.id, one?.goodsId ?? ''))
      await db()
        .update(sku)
        .set({ stock: 7, reserved: 3 })
        .where(eq(sku.id, two?.id ?? ''))
    })
    const { content } = await goodsPage()
    expect(content.find(({ id }) => id === one?.id)).toMatchObject({ withdrawn: true })
    expect(content.find(({ id }) => id === two?.id)).toMatchObject({ withdrawn: false, stockQuantity: 4 })
  })

  test('belong to the company: a sub-account sees them, another company does not', async () => {
    const mine = (await goodsPage()).content.map(({ id }) => id)
    expect((await goodsPage({}, await bed.login('sub1'))).content.map(({ id }) => id)).toEqual(mine)
    const other = await bed.login('newbie')
    expect((await goodsPage({}, other)).totalElements).toBe(0)
    await bed.call(often.forgetOften, { query: { ids: mine.slice(0, 50).join(',') } }, { token: other })
    await expect(
      bed.call(often.pinOften, { path: { skuId: mine[0] ?? '' }, body: { pinned: 10 } }, { token: other }),
    ).rejects.toMatchObject({ code: 404 })
    expect((await goodsPage()).content.map(({ id }) => id)).toEqual(mine)
    const rows = await bed.inside(() => db().$count(oftenList, eq(oftenList.customerId, buyer)))
    expect(rows).toBeGreaterThanOrEqual(mine.length)
  })
})

describe('repeated orders', () => {
  test('are orders of exactly the same goods, the latest of each, the most frequent first', async () => {
    const { content, totalElements } = await ordersPage()
    expect(totalElements).toBeGreaterThanOrEqual(25)
    const times = content.map((row) => row.times)
    expect(Math.min(...times)).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const baskets = content.map(({ lines }) =>
      lines
        .map(({ skuId }) => skuId)
        .toSorted()
        .join(),
    )
    expect(new Set(baskets).size).toBe(baskets.length)
  })

  test('exclude single, cancelled and special orders', async () => {
    const [a = '', b = '', c = '', d = ''] = await someSkus(4)
    const { totalElements } = await ordersPage()
    await order('t1', [a, b, c, d], 5)
    expect((await ordersPage()).totalElements).toBe(totalElements)
    await order('t2', [a, b, c, d], 4, { state: 90 })
    await order('t3', [a, b, c, d], 3, { orderType: 30 })
    await order('t4', [a, b, c], 2)
    expect((await ordersPage()).totalElements).toBe(totalElements)
    await order('t5', [d, c, b, a], 1, { state: 40 })
    const found = (await ordersPage()).content.find(({ id }) => id === 't5')
    expect(found).toMatchObject({ times: 2, orderNo: 'no-t5', lines: { length: 4 } })
  })

  test('are filtered by time and by their goods', async () => {
    const skus = await someSkus(4)
    await order('t1', skus, 80)
    await order('t2', skus, 50)
    await order('t3', skus, 20)
    const timesIn = async (timeRange?: number) =>
      (await ordersPage({ timeRange })).content.find(({ id }) => id === 't3')?.times
    expect([await timesIn(), await timesIn(12), await timesIn(3), await timesIn(1)]).toEqual([
      3,
      3,
      3,
      undefined,
    ])
    expect((await ordersPage({ keyword: '老名' })).content.map(({ id }) => id)).toEqual(['t3'])
    expect((await ordersPage({ keyword: 'old' })).content.map(({ id }) => id)).toEqual(['t3'])
    expect((await ordersPage({ keyword: '100%' })).content).toEqual([])
    await expect(ordersPage({ timeRange: 5 })).rejects.toMatchObject({ code: 400 })
  })

  test('belong to the account: a sub-account has its own', async () => {
    const sub = await bed.login('sub1')
    expect((await ordersPage({}, sub)).totalElements).toBe(0)
    await bed.inside(() => db().update(orders).set({ placedBy: '10004' }))
    expect((await ordersPage({}, sub)).totalElements).toBeGreaterThan(0)
    expect((await ordersPage({}, await bed.login('newbie'))).totalElements).toBe(0)
    await expect(bed.call(often.oftenOrderPage, { body: {} })).rejects.toMatchObject({ code: 401 })
    await expect(bed.call(often.oftenGoodsPage, { body: {} })).rejects.toMatchObject({ code: 401 })
  })
})
