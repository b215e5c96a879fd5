import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../demo/server/catalogue/activities/activities.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { day } from '../../../demo/server/core/business-time'
import { db } from '../../../demo/server/core/db'
import { activityDetail, activityGoods } from '../../../src/catalogue/activities/activities.contract'
import { activityState, momentOf, stateAt } from '../../../src/catalogue/activities/activity-state'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed({ rooms: ['catalogue/activities', 'session/sign-in'] })
beforeEach(() => bed.reset())

const detail = (id: string, brandTerminalId?: string) =>
  bed.call(activityDetail, { path: { id }, query: { brandTerminalId } })
const shelf = (body: object = {}, token?: string) =>
  bed.call(activityGoods, { body: { activityId: '8001', ...body } }, { token })
const { notStarted, running, ended } = activityState.code

describe('an activity', () => {
  test('tells its period with the time of the server', async () => {
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

  test('that is a draft, of another site or nobody’s is not there, nor are its goods', async () => {
    for (const id of ['8004', '8101', 'nowhere', "8001' --"]) {
      await expect(detail(id)).rejects.toMatchObject({ code: 404 })
      await expect(shelf({ activityId: id })).rejects.toMatchObject({ code: 404 })
    }
    expect(await detail('8101', '1002')).toMatchObject({ title: '防冻阀门月' })
  })

  test('comes from its row', async () => {
    const changed = { title: '换了题目', ruleHtml: '<p>换了规则</p>', banner: null }
    await bed.inside(() => db().update(activities).set(changed).where(eq(activities.id, '8001')))
    const found = await detail('8001')
    expect(found).toMatchObject({ title: '换了题目', ruleHtml: '<p>换了规则</p>' })
    expect(found.banner).toBeUndefined()
  })
})

describe('its goods', () => {
  test('come in pages, in their own order, without what was withdrawn', async () => {
    const first = await shelf()
    expect(first.content).toHaveLength(10)
    const second = await shelf({ pageNumber: 2 })
    const ids = [...first.content, ...second.content].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const [gone = ''] = ids
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, gone)))
    const after = await shelf()
    expect(after.totalElements).toBe(first.totalElements - 1)
    expect(after.content.map(({ id }) => id)).toEqual(ids.slice(1, 11))
  })

  test('keep hidden prices from visitors, also here', async () => {
    const seen = (await shelf({ pageSize: 30 })).content
    const hidden = seen.filter(({ skuItemDefault }) => skuItemDefault.priceHidden)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { skuItemDefault } of hidden) {
      expect(skuItemDefault.goodsPrice).toBeUndefined()
      expect(skuItemDefault.memPriceList).toBeUndefined()
    }
    const told = (await shelf({ pageSize: 30 }, await bed.login('demo'))).content
    expect(told.every(({ skuItemDefault }) => skuItemDefault.salePrice !== undefined)).toBe(true)
  })
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
  ])('at %i', (now, state, left) => expect(stateAt(period, now)).toEqual({ state, left }))
})
