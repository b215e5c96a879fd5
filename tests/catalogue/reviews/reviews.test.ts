import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderComment } from '../../../demo/server/catalogue/reviews/reviews.table'
import { db } from '../../../demo/server/core/database/db'
import { reviewPage } from '../../../src/catalogue/reviews/reviews.contract'
import { bed } from '../catalogue-bed'

beforeEach(() => bed.reset())

const page = (question: object = {}, goodsId = '100001') =>
  bed.call(reviewPage, { body: { goodsId, pageSize: 100, ...question } })

/** Leaves three reviews of one product. */
async function three() {
  await bed.inside(async () => {
    await db().delete(orderComment).where(eq(orderComment.goodsId, '100002'))
    const row = {
      goodsId: '100002',
      skuId: '10000201',
      enterprise: 10,
      anonymous: 20,
      images: new Array<string>(),
    } as const
    await db()
      .insert(orderComment)
      .values([
        {
          ...row,
          images: ['/a.png'],
          author: '甲厂',
          stars: 5,
          text: '好',
          createdAt: new Date('2026-11-01T04:00Z'),
        },
        {
          ...row,
          author: '苏州精密公司',
          anonymous: 10,
          stars: 5,
          text: '也好',
          createdAt: new Date('2026-11-03T04:00Z'),
        },
        {
          ...row,
          author: '乙厂',
          stars: 2,
          text: '差',
          reply: '抱歉',
          createdAt: new Date('2026-11-02T17:00Z'),
        },
      ])
  })
}

describe('reviews', () => {
  test('are listed latest first, in the shop’s time zone, with masked names if chosen', async () => {
    await three()
    const { content, counts } = await page({}, '100002')
    expect(content.map(({ author, text, writtenOn }) => [author, text, writtenOn])).toEqual([
      ['苏***司', '也好', '2026-11-03'],
      ['乙厂', '差', '2026-11-03'],
      ['甲厂', '好', '2026-11-01'],
    ])
    expect(content[1]).toMatchObject({ stars: 2, reply: '抱歉', enterprise: 10 })
    expect(content[0]?.spec).toMatch(/^HR-6205/)
    expect(counts).toEqual({ total: 3, withImage: 1, byStars: [0, 1, 0, 0, 2] })
  })

  test('are filtered by stars and pictures, and the counts do not change', async () => {
    await three()
    const texts = async (question: object) => (await page(question, '100002')).content.map(({ text }) => text)
    expect(await texts({ stars: 5 })).toEqual(['也好', '好'])
    expect(await texts({ stars: 5, hasImage: true })).toEqual(['好'])
    expect(await texts({ stars: 4 })).toEqual([])
    expect((await page({ stars: 2 }, '100002')).counts.total).toBe(3)
  })

  test('are paged without overlap', async () => {
    const all = (await page({ pageSize: 100 })).content.map(({ id }) => id)
    const some = [1, 2, 3].map(async (pageNumber) => (await page({ pageSize: 30, pageNumber })).content)
    const paged = (await Promise.all(some)).flat().map(({ id }) => id)
    expect(paged).toEqual(all.slice(0, 90))
    expect((await page()).totalElements).toBe(126)
  })

  test('are empty for an unknown product', async () => {
    expect(await page({}, 'nobody')).toMatchObject({ content: [], totalElements: 0, totalPages: 0 })
  })

  test.each([{ stars: 0 }, { stars: 6 }, { stars: 1.5 }, { pageSize: 101 }, { goodsId: '' }])(
    'refuses %j',
    async (question) => {
      await expect(page(question)).rejects.toMatchObject({ code: 400 })
    },
  )
})

test('name the reviewed size in the language of the reader', async () => {
  const read = async (language: string) =>
    (await bed.call(reviewPage, { body: { goodsId: '100001' } }, { language })).content.map(
      ({ spec }) => spec,
    )
  expect((await read('zh-CN')).some((spec) => spec.includes('精度等级：'))).toBe(true)
  const english = await read('en')
  expect(english.some((spec) => spec.includes('Tolerance class: '))).toBe(true)
  expect(english.filter((spec) => /\p{Script=Han}/u.test(spec))).toEqual([])
})
