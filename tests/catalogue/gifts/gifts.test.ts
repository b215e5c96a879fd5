import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { gift } from '../../../demo/server/catalogue/gifts/gifts.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { giftWay } from '../../../src/catalogue/gifts/gift-way'
import { giftDetail, giftPage } from '../../../src/catalogue/gifts/gifts.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const main = '1001'
const gifts = (body: object = {}, token?: string) =>
  bed.call(giftPage, { body: { brandTerminalId: main, pageSize: 100, ...body } }, { token })
const detail = (id: string, token?: string, brandTerminalId = main) =>
  bed.call(giftDetail, { path: { id }, query: { brandTerminalId } }, { token })
const { forPoints, withOrder } = giftWay.code

/** A gift for points and money, whose product has the same price for all to see or a hidden one. */
async function withCash(hidden: boolean) {
  const found = (await gifts({ way: forPoints })).content.find(({ cashPrice }) => cashPrice !== undefined)
  const id = found?.id ?? ''
  const { goodsId } = await detail(id)
  await bed.inside(() =>
    db()
      .update(sku)
      .set({ brandPrice: hidden ? 100 : null })
      .where(eq(sku.goodsId, goodsId)),
  )
  return id
}

describe('gifts', () => {
  test('cost points, or come with an order', async () => {
    const { content, totalElements } = await gifts()
    expect(content).toHaveLength(totalElements)
    const ways = (way: number) => content.filter((each) => each.way === way)
    expect(ways(forPoints).length + ways(withOrder).length).toBe(totalElements)
    for (const each of ways(forPoints)) {
      expect(each.pointsPrice).toBeGreaterThan(0)
      expect(each.orderAmount).toBeUndefined()
    }
    for (const each of ways(withOrder)) {
      expect(each.pointsPrice).toBe(0)
      expect(each.cashPrice).toBeUndefined()
      expect(each.orderAmount).toBeGreaterThan(0)
    }
    expect(ways(withOrder).length).toBeGreaterThan(0)
  })

  test('are filtered by kind and points, and pages do not overlap', async () => {
    const all = (await gifts({ way: forPoints })).content
    const points = all.map(({ pointsPrice }) => pointsPrice).toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [points[2], points.at(-3)]
    const some = await gifts({ way: forPoints, minPoints: low, maxPoints: high })
    expect(some.totalElements).toBe(points.filter((each) => each >= low && each <= high).length)
    expect(some.totalElements).toBeLessThan(all.length)
    const pages = await Promise.all([1, 2].map((pageNumber) => gifts({ pageSize: 10, pageNumber })))
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
  })

  test.each([{ way: 10 }, { minPoints: -1 }, { maxPoints: 1.5 }, { pageSize: 0 }])(
    'refuses %o',
    async (body) => {
      await expect(gifts(body)).rejects.toMatchObject({ code: 400 })
    },
  )

  test('of other sites, withdrawn, or of goods that are not sold any more are not listed', async () => {
    const [first, second] = (await gifts()).content
    const { goodsId } = await detail(first?.id ?? '')
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, goodsId)))
    await bed.inside(() =>
      db()
        .update(gift)
        .set({ status: 20 })
        .where(eq(gift.id, second?.id ?? '')),
    )
    const left = (await gifts()).content.map(({ id }) => id)
    for (const gone of [first, second]) {
      expect(left).not.toContain(gone?.id)
      await expect(detail(gone?.id ?? '')).rejects.toMatchObject({ code: 404 })
    }
    const north = (await gifts({ brandTerminalId: '1002' })).content
    expect(north.length).toBeGreaterThan(0)
    await expect(detail(north[0]?.id ?? '')).rejects.toMatchObject({ code: 404 })
    expect(await detail(north[0]?.id ?? '', undefined, '1002')).toMatchObject({ id: north[0]?.id })
    await expect(detail("7001' --")).rejects.toMatchObject({ code: 404 })
  })
})

describe('a gift', () => {
  test('is a product of the catalogue, with its stock for members', async () => {
    const [first] = (await gifts()).content
    const found = await detail(first?.id ?? '')
    expect(found).toMatchObject({ ...first, limit: 5 })
    expect(found.detailHtml).toContain('<')
    const change = { stock: 7, reserved: 4 }
    await bed.inside(() => db().update(sku).set(change).where(eq(sku.skuCode, found.skuCode)))
    const token = await bed.login('retail')
    expect((await detail(found.id, token)).stock).toBe(3)
    expect((await detail(found.id)).stock).toBeUndefined()
    await bed.inside(() => db().update(sku).set({ reserved: 9 }).where(eq(sku.skuCode, found.skuCode)))
    expect((await detail(found.id, token)).stock).toBe(0)
    expect((await detail(found.id)).stockState).toBe(30)
  })

  test('shows visitors no cash price of goods with a hidden price', async () => {
    const open = await withCash(false)
    expect((await detail(open)).cashPrice).toBeGreaterThan(0)
    const hidden = await withCash(true)
    const listed = async (token?: string) => (await gifts({}, token)).content.find(({ id }) => id === hidden)
    for (const gift of [await detail(hidden), await listed()]) {
      expect(gift).toMatchObject({ priceHidden: true })
      expect(gift?.cashPrice).toBeUndefined()
    }
    const token = await bed.login('demo')
    for (const shown of [await detail(hidden, token), await listed(token)]) {
      expect(shown?.priceHidden).toBeUndefined()
      expect(shown?.cashPrice).toBeGreaterThan(0)
    }
  })
})
