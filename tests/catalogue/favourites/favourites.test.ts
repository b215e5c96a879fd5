import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { collection } from '../../../demo/server/catalogue/favourites/favourites.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import {
  addFavourite,
  deleteFavourites,
  favouriteIds,
  favouritePage,
  mostFavourites,
} from '../../../src/catalogue/favourites/favourites.contract'
import { bed } from '../catalogue-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const add = (refId: string, kind: 'goods' | 'shop' = 'goods') =>
  bed.call(addFavourite, { body: { kind, refId } }, { token })
const ids = (asking = token) => bed.call(favouriteIds, { query: { kind: 'goods' } }, { token: asking })
const page = (question = {}) => bed.call(favouritePage, { body: { kind: 'goods', ...question } }, { token })

describe('favourites', () => {
  test('are stored once, latest first, for their buyer only', async () => {
    expect(await add('100001')).toEqual({ total: 1 })
    bed.wait(1000)
    expect(await add('100002')).toEqual({ total: 2 })
    bed.wait(1000)
    expect(await add('100001')).toEqual({ total: 2 })
    expect(await ids()).toEqual(['100002', '100001'])
    expect(await ids(await bed.login('newbie'))).toEqual([])
  })

  test('goods and shops are listed separately', async () => {
    await add('100001')
    await add('3001', 'shop')
    expect(await ids()).toEqual(['100001'])
    const { content } = await bed.call(favouritePage, { body: { kind: 'shop' } }, { token })
    expect(content).toEqual([
      { refId: '3001', shop: { id: '3001', name: '恒锐官方旗舰店', shopType: 10, score: '4.9' } },
    ])
  })

  test('a page shows goods as lists do, with the buyer’s own prices', async () => {
    await add('100001')
    const { content, totalElements, gone } = await page()
    expect([totalElements, gone]).toEqual([1, 0])
    expect(content[0]?.goods?.skuItemDefault.salePrice).toBe(790)
  })

  test('are searched by name, with pattern characters taken literally', async () => {
    await add('100001')
    await add('100012')
    expect((await page({ keyword: '6204' })).content.map(({ refId }) => refId)).toEqual(['100001'])
    expect((await page({ keyword: '%' })).totalElements).toBe(0)
  })

  test('withdrawn goods are counted, and return to the list with the goods', async () => {
    await add('100001')
    await add('100002')
    const set = (status: 10 | 20) =>
      bed.inside(() => db().update(goods).set({ status }).where(eq(goods.id, '100001')))
    await set(20)
    expect(await page()).toMatchObject({ totalElements: 1, gone: 1 })
    await set(10)
    expect(await page()).toMatchObject({ totalElements: 2, gone: 0 })
  })

  test('several are removed in one request, and unknown ids are ignored', async () => {
    for (const id of ['100001', '100002', '100003']) await add(id)
    const drop = (joined: string) =>
      bed.call(deleteFavourites, { query: { kind: 'goods', ids: joined } }, { token })
    expect(await drop('100001,100003,nobody')).toEqual({ total: 1 })
    expect(await ids()).toEqual(['100002'])
    await expect(drop(Array.from({ length: 1001 }, (_, at) => at).join(','))).rejects.toMatchObject({
      code: 400,
    })
    await expect(drop('100002,,')).rejects.toMatchObject({ code: 400 })
  })

  test.each(['nobody', '0', "1' or '1'='1"])('rejects the unknown id %s with 404', async (refId) => {
    await expect(add(refId)).rejects.toMatchObject({ code: 404 })
    await expect(add(refId, 'shop')).rejects.toMatchObject({ code: 404 })
  })

  test('are limited per buyer, also for concurrent additions', async () => {
    const [owner] = await bed.inside(async () => {
      await add('100001')
      return db().select().from(collection).where(eq(collection.refId, '100001'))
    })
    const customerId = owner?.customerId ?? ''
    const rows = Array.from({ length: mostFavourites - 2 }, (_, at) => ({
      customerId,
      kind: 'goods' as const,
      refId: `x${at}`,
    }))
    await bed.inside(() => db().insert(collection).values(rows))
    const answers = await Promise.allSettled(['100002', '100003', '100004'].map((id) => add(id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ids()).toHaveLength(mostFavourites)
  })

  test('a visitor gets 401', async () => {
    expect((await bed.ask(favouriteIds, { query: { kind: 'goods' } })).status).toBe(401)
    expect((await bed.ask(addFavourite, { body: { kind: 'goods', refId: '100001' } })).status).toBe(401)
  })

  test('the demo buyer has at least 25', async () => {
    expect((await ids(await bed.login('demo'))).length).toBeGreaterThanOrEqual(25)
  })
})
