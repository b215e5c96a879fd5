import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { desk } from '../../../demo/server/catalogue/reviews/comments.desk'
import { moveComment } from '../../../demo/server/catalogue/reviews/move-comment'
import { orderComment } from '../../../demo/server/catalogue/reviews/reviews.table'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { Refusal } from '../../../demo/server/core/http/refusal'
import {
  commentActions,
  commentMachine,
  type CommentActor,
} from '../../../src/catalogue/reviews/comment-machine'
import { commentState } from '../../../src/catalogue/reviews/comment-state'
import {
  addReview,
  appendReview,
  deleteReview,
  pageOwnReviews,
  pageWaiting,
} from '../../../src/catalogue/reviews/own-reviews.contract'
import { reviewPage } from '../../../src/catalogue/reviews/reviews.contract'
import { orderState } from '../../../src/words/order-state'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { png, envelopeOf, upload } from '../../site/files/sample-files'
import { ids, placed } from '../../trade/orders/order-bed'

let token = ''
/** The product of the last order. */
let goodsId = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
})

/** A line of an order in some state. @returns its id */
async function lineOf(
  account: keyof typeof ids = 'demo',
  state: (typeof orderState.entries)[number]['code'] = 70,
) {
  const { id, goodsId: ordered } = await placed(account)
  goodsId = ordered
  return bed.inside(async () => {
    await db().update(orders).set({ state, completedAt: new Date() }).where(eq(orders.id, id))
    const [line] = await db().select().from(orderLine).where(eq(orderLine.orderId, id))
    return line?.id ?? ''
  })
}

const given = { stars: 4 as const, text: '质量不错', images: [], anonymous: false }
type Body = { text?: string; images?: string[]; anonymous?: boolean }
const write = (orderLineId: string, as = token, body: Body = {}, key?: string) =>
  bed.call(addReview, { path: { orderLineId }, body: { ...given, ...body } }, { token: as, key })
const shown = () => bed.call(reviewPage, { body: { goodsId } })

/** A picture of so many bytes, as a browser sends it. */
const picture = async (as: string, size: number, query = '?bizType=review') =>
  envelopeOf(
    await upload(bed, as, 'a.png', Buffer.concat([png(), Buffer.alloc(size - 33)]), 'image/png', query),
  )

describe('writing a review', () => {
  test('works once per line of a completed order, and shows a nickname', async () => {
    const line = await lineOf()
    const before = (await bed.call(pageWaiting, { body: {} }, { token })).counts
    await write(line, token, { text: '𠮷'.repeat(300) })
    expect(await codeFrom(write(line))).toBe(409)
    const { counts } = await bed.call(pageWaiting, { body: {} }, { token })
    expect(counts).toEqual({ waiting: before.waiting - 1, written: before.written + 1 })
    const { content } = await shown()
    expect(content.map(({ author, stars, text }) => [author, stars, [...text].length])).toEqual([
      ['采购部周岚', 4, 300],
    ])
    await write(await lineOf(), token, { anonymous: true })
    expect((await shown()).content[0]?.author).toBe('采***岚')
  })

  test('answers 409 before the order is completed', async () => {
    for (const { code } of orderState.entries)
      expect(`${code} ${await codeFrom(write(await lineOf('demo', code)))}`).toBe(
        `${code} ${code === 70 ? 200 : 409}`,
      )
  })

  test('rejects invalid text, stars and pictures with 400', async () => {
    const line = await lineOf()
    expect(await codeFrom(write(line, token, { text: '好'.repeat(301) }))).toBe(400)
    expect(await codeFrom(write(line, token, { text: '' }))).toBe(400)
    expect(
      await codeFrom(
        bed.call(addReview, { path: { orderLineId: line }, body: { ...given, stars: 6 as 5 } }, { token }),
      ),
    ).toBe(400)
    const images = Array.from({ length: 7 }, (_, at) => `/bbb/file/${at}/a.png`)
    expect(await codeFrom(write(line, token, { images: images }))).toBe(400)
  })

  test('ten times concurrently stores one', async () => {
    const line = await lineOf()
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeFrom(write(line, token, {}, crypto.randomUUID()))),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })

  test('accepts pictures below 4 MB, which are deleted with the review', async () => {
    const { data: image } = await picture(token, 3_999_999)
    expect((await picture(token, 2_000_000, '')).code).toBe(413)
    for (const size of [4_000_000, 4_000_001]) expect((await picture(token, size)).code).toBe(413)
    expect(
      (await envelopeOf(await upload(bed, token, 'a.pdf', undefined, undefined, '?bizType=review'))).code,
    ).toBe(415)
    const { data: theirs } = await picture(await bed.login('retail'), 100)
    expect(await codeFrom(write(await lineOf(), token, { images: [theirs] }))).toBe(400)
    const id = await write(await lineOf(), token, { images: [image] })
    const [address = ''] = (await shown()).content[0]?.images ?? []
    expect((await bed.app.request(address)).headers.get('content-type')).toBe('image/png')
    // Neither another file by this address, nor this one once the review is gone.
    const elsewhere = address.replace(/\d+$/, /file\/(\d+)/.exec(theirs)?.[1] ?? '')
    expect((await (await bed.app.request(elsewhere)).json()).code).toBe(404)
    await bed.call(deleteReview, { path: { id } }, { token })
    expect((await (await bed.app.request(address)).json()).code).toBe(404)
    expect((await shown()).totalElements).toBe(0)
  })
})

test('a review is extended once, the shop answers once, and the buyer gets a reminder of each answer', async () => {
  const id = await write(await lineOf())
  const append = () => bed.call(appendReview, { path: { id }, body: { text: '用了一周很好' } }, { token })
  await append()
  expect(await codeFrom(append())).toBe(409)
  await bed.inside(() => desk.actions.answer.act(id, { text: '谢谢' }))
  await expect(bed.inside(() => desk.actions.answer.act(id, {}))).rejects.toThrow()
  const { content } = await bed.call(pageOwnReviews, { body: {} }, { token })
  const own = content.find((review) => review.id === id)
  expect([own?.appendText, own?.reply, own?.actions]).toEqual(['用了一周很好', '谢谢', ['delete']])
})

test('R102: a review allows exactly the actions of the table for every state and actor', async () => {
  const allowed = [
    [10, 'answer', 'platform', 20],
    [10, 'delete', 'buyer', 90],
    [20, 'delete', 'buyer', 90],
  ] as const
  const actors: CommentActor[] = ['buyer', 'platform']
  const id = await write(await lineOf())
  for (const { code } of commentState.entries)
    for (const action of Object.keys(commentMachine) as (keyof typeof commentMachine)[])
      for (const actor of actors) {
        const row = allowed.find(([from, what, who]) => from === code && what === action && who === actor)
        const { state, refused } = await bed.inside(async () => {
          await db().update(orderComment).set({ state: code }).where(eq(orderComment.id, id))
          const refusal = await moveComment(id, action, { actor }).then(
            () => undefined,
            (error: unknown) => (error instanceof Refusal ? error.code : error),
          )
          const [after] = await db().select().from(orderComment).where(eq(orderComment.id, id))
          return { state: after?.state, refused: refusal }
        })
        const what = `${code} ${action} ${actor}`
        expect(`${what}: ${state}`).toBe(`${what}: ${row?.[3] ?? code}`)
        if (!row) expect([403, 409]).toContain(refused)
        expect(commentActions(code, actor, false).includes(action)).toBe(row !== undefined)
      }
})

test('R78: answers 404 for lines and reviews of other accounts, also within a company', async () => {
  const line = await lineOf('sub1')
  const sub = await bed.login('sub1')
  const retail = await bed.login('retail')
  const channel = await bed.login('channel1')
  for (const other of [retail, channel]) expect(await codeFrom(write(line, other))).toBe(404)
  const id = await write(line, sub)
  for (const other of [retail, channel]) {
    const calls = [
      bed.call(appendReview, { path: { id }, body: { text: '一' } }, { token: other }),
      bed.call(deleteReview, { path: { id } }, { token: other }),
    ]
    for (const code of await Promise.all(calls.map(codeFrom))) expect(code).toBe(404)
    const { content } = await bed.call(pageOwnReviews, { body: {} }, { token: other })
    expect(content.map((review) => review.id)).not.toContain(id)
  }
  expect((await bed.call(pageOwnReviews, { body: {} }, { token })).content.map((row) => row.id)).toContain(id)
})
