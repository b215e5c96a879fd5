import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities, activityGoodsRows } from '../../../demo/server/catalogue/activities/activities.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { activityDetail, activityGoods } from '../../../src/catalogue/activities/activities.contract'
import { goodsDetail, goodsPage, skuPrices } from '../../../src/catalogue/goods/goods.contract'
import { toDecimal } from '../../../src/core/money'
import { activityState, momentOf, stateAt } from '../../../src/catalogue/activities/activity-state'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const detail = (id: string, brandTerminalId?: string) =>
  bed.call(activityDetail, { path: { id }, query: { brandTerminalId } })
const goodsOf = (body: object = {}, token?: string) =>
  bed.call(activityGoods, { body: { activityId: '8001', ...body } }, { token })
const { notStarted, running, ended } = activityState.code

describe('an activity', () => {
  test('returns its period and the time of the server', async () => {
    const found = await Promise.all(['8001', '8002', '8003'].map((id) => detail(id)))
    const states = found.map((each) => stateAt(each, momentOf(each.serverTime)).state)
    expect(states).toEqual([running, notStarted, ended])
    for (const { banner, ruleHtml } of found) {
      expect(banner).toMatch(/^\/img\//)
      expect(ruleHtml).toContain('<p>')
    }
  })

  test('begins and ends by the server’s clock', async () => {
    bed.wait(3 * day)
    const begun = await detail('8002')
    expect(stateAt(begun, momentOf(begun.serverTime)).state).toBe(running)
    bed.wait(21 * day)
    const over = await detail('8002')
    expect(stateAt(over, momentOf(over.serverTime))).toEqual({ state: ended, left: 0 })
  })

  test('answers 404 for a draft, another site’s activity and an unknown id, also for their goods', async () => {
    for (const id of ['8004', '8101', 'nowhere', "8001' --"]) {
      await expect(detail(id)).rejects.toMatchObject({ code: 404 })
      await expect(goodsOf({ activityId: id })).rejects.toMatchObject({ code: 404 })
    }
    expect(await detail('8101', '1002')).toMatchObject({ title: '防冻阀门月' })
  })

  test('shows title, rules and banner of its row', async () => {
    const changed = { title: '换了题目', ruleHtml: '<p>换了规则</p>', banner: null }
    await bed.inside(() => db().update(activities).set(changed).where(eq(activities.id, '8001')))
    const found = await detail('8001')
    expect(found).toMatchObject({ title: '换了题目', ruleHtml: '<p>换了规则</p>' })
    expect(found.banner).toBeUndefined()
  })
})

describe('the goods of an activity', () => {
  test('are paged in their own order, without withdrawn ones', async () => {
    const first = await goodsOf()
    expect(first.content).toHaveLength(10)
    const second = await goodsOf({ pageNumber: 2 })
    const ids = [...first.content, ...second.content].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const [gone = ''] = ids
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, gone)))
    const after = await goodsOf()
    expect(after.totalElements).toBe(first.totalElements - 1)
    expect(after.content.map(({ id }) => id)).toEqual(ids.slice(1, 11))
  })

  test('show visitors no hidden prices', async () => {
    const seen = (await goodsOf({ pageSize: 30 })).content
    const hidden = seen.filter(({ skuItemDefault }) => skuItemDefault.priceHidden)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { skuItemDefault } of hidden) {
      expect(skuItemDefault.goodsPrice).toBeUndefined()
      expect(skuItemDefault.memPriceList).toBeUndefined()
    }
    const goodsShown = (await goodsOf({ pageSize: 30 }, await bed.login('demo'))).content
    expect(goodsShown.every(({ skuItemDefault }) => skuItemDefault.salePrice !== undefined)).toBe(true)
  })
})

describe('prices in an activity', () => {
  const brandTerminalId = '1001'
  const page = async (token?: string) =>
    (await bed.call(activityGoods, { body: { activityId: '8005', pageSize: 30 } }, { token })).content
  const seen = async (id: string, token?: string) =>
    bed.call(goodsDetail, { path: { id }, query: { brandTerminalId } }, { token })

  test('are the activity’s share of the retail price for members, until it ends', async () => {
    const token = await bed.login('retail')
    const cards = await page(token)
    expect(cards).toHaveLength(16)
    for (const { skuItemDefault, tags } of cards) {
      const { goodsPrice = 0, salePrice, activityPrice, oldPrice } = skuItemDefault
      expect(salePrice).toBe(Math.round(goodsPrice * 0.8))
      expect([activityPrice, oldPrice]).toEqual([salePrice, goodsPrice])
      const kinds = tags.map(({ kind }) => kind)
      expect(kinds).toContain('activity')
      expect(kinds).not.toContain('member')
    }
    const [first] = cards
    if (!first) throw new Error('no goods')
    const { skuId, salePrice } = first.skuItemDefault
    const detail = await seen(first.id, token)
    expect(detail.skuList[0]).toMatchObject({ salePrice, activityPrice: salePrice })
    expect(detail.activities).toMatchObject([{ id: '8005', title: '工具特价周', rate: 80 }])
    const lines = [{ skuId, quantity: 1 }]
    const [line] = await bed.call(skuPrices, { body: { lines, brandTerminalId } }, { token })
    expect(line).toMatchObject({ amount: salePrice, activityPrice: salePrice })

    bed.wait(12 * day)
    const after = await seen(first.id, await bed.login('retail'))
    expect(after.activities).toEqual([])
    expect(after.skuItemDefault.activityPrice).toBeUndefined()
    expect(after.skuItemDefault.salePrice).toBeGreaterThan(salePrice ?? 0)
  })

  test('are not reduced for visitors, who see the activity', async () => {
    const [first] = await page()
    if (!first) throw new Error('no goods')
    expect(first.tags.map(({ kind }) => kind)).toContain('activity')
    const detail = await seen(first.id)
    expect(detail.activities).toMatchObject([{ id: '8005', rate: 80 }])
    expect(Object.keys(detail.skuItemDefault)).not.toContain('activityPrice')
    expect(Object.keys(detail.skuItemDefault)).not.toContain('salePrice')
  })

  test('show threshold, discount and end of an activity that takes an amount off', async () => {
    const [first] = (await goodsOf()).content
    const { activities: shown, tags } = await seen(first?.id ?? '')
    expect(shown).toMatchObject([{ id: '8001', from: 500_000, by: 30_000 }])
    expect(shown[0]?.endAt).toBe((await detail('8001')).endAt)
    expect(tags.map(({ kind }) => kind)).toContain('promotion')
  })

  test('are not changed by a draft, an ended activity or one of another site', async () => {
    const [first] = await page()
    for (const changed of [{ siteId: '1002' }, { status: 20 as const }, { endAt: new Date(0) }]) {
      await bed.reset()
      await bed.inside(() => db().update(activities).set(changed).where(eq(activities.id, '8005')))
      const { activities: shown, tags } = await seen(first?.id ?? '')
      expect(shown).toEqual([])
      expect(tags.map(({ kind }) => kind)).not.toContain('activity')
    }
  })

  test('sort and filter lists by the shown price', async () => {
    const token = await bed.login('demo')
    const ids = new Set((await page(token)).map(({ id }) => id))
    const body = { brandTerminalId, categoryId: await department(), pageSize: 100 }
    const rising = (await bed.call(goodsPage, { body: { ...body, sort: 'priceAsc' } }, { token })).content
    const prices = rising.map(({ skuItemDefault }) => skuItemDefault.salePrice ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const product = rising.find(({ id }) => ids.has(id))
    if (!product) throw new Error('none of the activity’s goods in their department')
    const price = toDecimal(product.skuItemDefault.salePrice ?? 0)
    const found = await bed.call(
      goodsPage,
      { body: { ...body, minPrice: price, maxPrice: price } },
      { token },
    )
    expect(found.content.map(({ id }) => id)).toContain(product.id)
  })
})

const department = () =>
  bed.inside(async () => {
    const [row] = await db()
      .select({ id: goods.departmentId })
      .from(goods)
      .innerJoin(activityGoodsRows, eq(activityGoodsRows.goodsId, goods.id))
      .where(eq(activityGoodsRows.activityId, '8005'))
    return row?.id ?? ''
  })

describe('the state of a period', () => {
  const period = { startAt: '2026-11-20 00:00:00', endAt: '2026-11-21 00:00:00' }
  const start = Date.UTC(2026, 10, 19, 16)
  test.each([
    [start - 1000, notStarted, 1000],
    [start - 1, notStarted, 1],
    [start, running, day],
    [start + day - 1, running, 1],
    [start + day, ended, 0],
    [start + 9 * day, ended, 0],
  ])('is correct at %i', (now, state, left) => expect(stateAt(period, now)).toEqual({ state, left }))
})
