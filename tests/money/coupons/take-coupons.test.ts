import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { siteIds } from '../../../demo/server/core/config/site'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { coupon, couponTemplate } from '../../../demo/server/money/coupons/coupons.table'
import {
  couponCentre,
  couponPage,
  exchangeCoupon,
  goodsCoupons,
  pointsCoupons,
  receiveCoupon,
} from '../../../src/money/coupons/coupons.contract'
import { give } from '../../../demo/server/money/accounts/bookings'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { owned, template } from './coupons-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const receive = (id: string, asking = {}) => bed.call(receiveCoupon, { path: { id } }, { token, ...asking })
const exchange = (id: string, asking = {}) => bed.call(exchangeCoupon, { path: { id } }, { token, ...asking })
const takenOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(couponTemplate).where(eq(couponTemplate.id, id)))
  return row?.taken
}
const countOf = (id: string) => bed.inside(() => db().$count(coupon, eq(coupon.templateId, id)))

describe('coupons shown with a product', () => {
  const beside = (id: string, asking = {}) =>
    bed.call(goodsCoupons, { path: { id }, query: { brandTerminalId: siteIds.main } }, asking)

  test('are the free ones that apply to it and can be claimed', async () => {
    const [a, b] = await bed.inside(() => db().select().from(goods).orderBy(goods.id).limit(2))
    if (!a || !b) throw new Error('no goods')
    const ids = {
      all: await template(),
      category: await template({ scope: 30, scopeIds: [a.groupId] }),
      goods: await template({ scope: 40, scopeIds: [a.id] }),
      shop: await template({ type: 20, scope: 10, shopId: a.shopId }),
      otherGoods: await template({ scope: 40, scopeIds: [b.id] }),
      otherShop: await template({ type: 20, scope: 10, shopId: 'nobody' }),
      forPoints: await template({ pointsCost: 10 }),
      gone: await template({ total: 0 }),
      stopped: await template({ stopped: 10 }),
    }
    const found = (await beside(a.id)).map(({ id }) => id)
    const named = Object.entries(ids).flatMap(([name, id]) => (found.includes(id) ? [name] : []))
    expect(named.toSorted()).toEqual(['all', 'category', 'goods', 'shop'])
    expect(await codeFrom(beside('nowhere'))).toBe(404)
  })

  test('show whether the member has claimed them', async () => {
    const [a] = await bed.inside(() => db().select().from(goods).orderBy(goods.id).limit(1))
    const id = await template()
    await receive(id)
    const received = async (asking = {}) =>
      (await beside(a?.id ?? '', asking)).find((one) => one.id === id)?.received
    expect(await received({ token })).toBe(1)
    expect(await received()).toBe(0)
  })
})

describe('claiming a coupon', () => {
  test('adds it to the member’s coupons', async () => {
    const id = await template()
    const mine = await receive(id)
    expect(mine).toMatchObject({ state: 10, threshold: 1_000, value: 100 })
    const { content, counts } = await bed.call(couponPage, { body: { state: 10 } }, { token })
    expect(content.map((one) => one.id)).toContain(mine.id)
    expect(counts).toEqual([{ state: 10, count: 1 }])
    expect(await takenOf(id)).toBe(1)
  })

  test('stops at the company’s limit across its accounts', async () => {
    const id = await template({ perCustomer: 2 })
    const demo = await bed.login('demo')
    const sub = await bed.login('sub1')
    await receive(id, { token: demo })
    await receive(id, { token: sub })
    expect(await codeFrom(receive(id, { token: sub }))).toBe(422)
    expect(await codeFrom(receive(id, { token }))).toBe(200)
    expect(await takenOf(id)).toBe(3)
  })

  test.each([
    ['stopped', { stopped: 10 as const }, 422],
    ['no more left', { total: 0 }, 422],
    ['not begun', { receiveFrom: new Date('2099-01-01') }, 422],
    ['ended', { receiveTo: new Date(0) }, 422],
    ['no longer usable', { useTo: new Date(0) }, 422],
    ['another site’s', { siteId: siteIds.north }, 404],
    ['one that costs points', { pointsCost: 5 }, 404],
  ])('is rejected: %s', async (_, terms, code) => {
    const id = await template(terms)
    expect(await codeFrom(receive(id))).toBe(code)
    expect(await countOf(id)).toBe(0)
  })

  test('R98: a request sent twice claims it once', async () => {
    const id = await template({ perCustomer: 5 })
    const answers = await Promise.all([1, 2, 3].map(() => receive(id, { key: 'one-intention' })))
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    expect(await countOf(id)).toBe(1)
  })

  test('R105: 20 concurrent claims of 7 coupons succeed 7 times', async () => {
    const id = await template({ total: 7, perCustomer: 50 })
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeFrom(receive(id))))
    expect(codes.filter((code) => code === 200)).toHaveLength(7)
    expect(await takenOf(id)).toBe(7)
    expect(await countOf(id)).toBe(7)
  })

  test('10 concurrent claims with a limit of one succeed once', async () => {
    const id = await template({ perCustomer: 1 })
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeFrom(receive(id))))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await takenOf(id)).toBe(1)
  })

  test('answers 401 without a login', async () => {
    expect(await codeFrom(bed.call(receiveCoupon, { path: { id: '1' } }))).toBe(401)
    for (const endpoint of [couponPage, couponCentre, pointsCoupons])
      expect(await codeFrom(bed.call(endpoint, { body: {} }))).toBe(401)
  })
})

describe('a coupon for points', () => {
  const points = () => bed.inside(() => accountOf('10002', 'points'))

  test('deducts its price in points', async () => {
    await bed.inside(() => give('10002', 'points', 10, 500, 'test'))
    const before = await points()
    const id = await template({ pointsCost: 300 })
    await exchange(id)
    expect((await points()).balance).toBe(before.balance - 300)
    expect(await bed.inside(brokenAccounts)).toEqual([])
    const { content } = await bed.call(pointsCoupons, { body: {} }, { token })
    expect(content.find((one) => one.id === id)).toMatchObject({ pointsCost: 300, received: 1, left: 99 })
  })

  test('is rejected with 422 without enough points, and deducts none', async () => {
    const id = await template({ pointsCost: 1_000_000 })
    const before = await points()
    expect(await codeFrom(exchange(id))).toBe(422)
    expect(await points()).toEqual(before)
    expect(await takenOf(id)).toBe(0)
    expect(await codeFrom(exchange(await template()))).toBe(404)
  })
})

describe('coupon lists', () => {
  test('of a member contain no coupons of others, filtered by state and type', async () => {
    const mine = await owned('10002', { type: 20, shopId: '3001', scope: 20, scopeIds: ['3001'] })
    const other = await owned('10003')
    const { content } = await bed.call(couponPage, { body: { type: 20 } }, { token })
    expect(content.map(({ id }) => id)).toEqual([mine])
    const all = await bed.call(couponPage, { body: {} }, { token })
    expect(all.content.map(({ id }) => id)).not.toContain(other)
    expect((await bed.call(couponPage, { body: { state: 30 } }, { token })).totalElements).toBe(0)
    expect(await codeFrom(bed.call(couponPage, { body: { state: 99 } }, { token }))).toBe(400)
  })

  test('of the centre show current coupons with the number that is left', async () => {
    const open = await template({ total: 5 })
    const hidden = await Promise.all([
      template({ stopped: 10 }),
      template({ receiveFrom: after(clock.now(), day) }),
      template({ receiveTo: after(clock.now(), -1000) }),
      template({ pointsCost: 5 }),
      template({ siteId: siteIds.north }),
    ])
    await receive(open)
    const { content } = await bed.call(couponCentre, { body: { pageSize: 100 } }, { token })
    expect(content.find(({ id }) => id === open)).toMatchObject({ left: 4, total: 5, received: 1, state: 20 })
    expect(content.some(({ id }) => hidden.includes(id))).toBe(false)
  })
})
