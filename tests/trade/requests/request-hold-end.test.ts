import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities, activityGoodsRows } from '../../../demo/server/catalogue/activities/activities.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { siteIds } from '../../../demo/server/core/config/site'
import { db } from '../../../demo/server/core/database/db'
import { after, hour, wireTime } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { agreedPrice } from '../../../demo/server/trade/contracts/agreed-prices.table'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { approvalPlanOf } from '../../../src/trade/requests/requests.contract'
import { bed, changeSku, codeFrom, draft, sellsShort, submit } from '../checkout/checkout-bed'
import { decided, opened, requested, rowOf, seen, stepped } from './request-bed'

let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
})

const goodsOf = async () => {
  const [row] = await bed.inside(() => db().select({ id: sku.goodsId }).from(sku).where(eq(sku.id, a)))
  return row?.id ?? ''
}

/** Opens an activity for the SKU that ends in some hours. */
async function activity(hours: number, more: Partial<typeof activities.$inferInsert>, id = '8992') {
  const goodsId = await goodsOf()
  const endAt = after(clock.now(), hours * hour)
  await bed.inside(async () => {
    const words = { id, title: '周末价', summary: '', ruleHtml: '', siteId: siteIds.main }
    await db()
      .insert(activities)
      .values({ ...words, startAt: after(clock.now(), -hour), endAt, ...more })
    await db().insert(activityGoodsRows).values({ activityId: id, goodsId, position: 0 })
  })
  return endAt
}

async function agreed(hours: number, more: Partial<typeof agreedPrice.$inferInsert> = {}) {
  const validTo = after(clock.now(), hours * hour)
  await bed.inside(() =>
    db()
      .insert(agreedPrice)
      .values({
        customerId: '10001',
        siteId: siteIds.main,
        skuId: a,
        minQuantity: 1,
        price: 700,
        validTo,
        source: 'contract',
        sourceId: '1',
        ...more,
      }),
  )
  return validTo
}

async function planned(quantity: number, token = sub) {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity }] } }, { token })
  const shown = await draft(token)
  const path = { draftId: shown.draftId }
  return { shown, plan: await bed.call(approvalPlanOf, { path }, { token }) }
}

describe('the hold of a request', () => {
  test.each([
    ['an activity price', 'activity', (hours: number) => activity(hours, { rate: 80 }), 800],
    [
      'a deduction of an activity',
      'activity',
      (hours: number) => activity(hours, { cutFrom: 1000, cutBy: 100 }),
      900,
    ],
    ['an agreed price', 'contract', agreed, 700],
  ] as const)('ends with %s, which the checkout says before', async (_, kind, open, price) => {
    const endAt = await open(12)
    const { shown, plan } = await planned(1)
    expect(plan).toMatchObject({
      holdUntil: wireTime(endAt),
      endsEarly: { kind, at: wireTime(endAt) },
    })
    const { request } = await submit(sub, shown)
    const id = request?.id ?? ''
    expect((await rowOf(id)).payAmount).toBe(price)
    expect(request?.holdUntil).toBe(wireTime(endAt))
    // After the end the price is that of today, which asks again.
    bed.wait(13 * hour)
    expect(await decided(id, await bed.login('demo'), { decision: 'approve' })).toMatchObject({ state: 10 })
    expect((await rowOf(id)).payAmount).toBe(1000)
  })

  test.each([
    ['contract', () => agreed(12)],
    ['activity', () => activity(12, { rate: 80 })],
  ] as const)(
    'of a channel account ends with the %s that prices the goods of its company',
    async (kind, open) => {
      const endAt = await open()
      await bed.inside(() => db().update(customer).set({ needReview: 10 }).where(eq(customer.id, '10005')))
      const { plan } = await planned(1, await bed.login('channel1'))
      expect(plan).toMatchObject({ holdUntil: wireTime(endAt), endsEarly: { kind } })
    },
  )

  test.each([
    ['an agreed price and its renewal', 'contract', () => agreed(12), () => agreed(24, { sourceId: '2' })],
    [
      'two activities with one rate',
      'activity',
      () => activity(12, { rate: 80 }),
      () => activity(24, { rate: 80 }, '8993'),
    ],
    [
      'an agreed price and an activity at that price',
      'activity',
      () => agreed(12),
      () => activity(24, { rate: 70 }, '8993'),
    ],
  ] as const)('ends when none of %s holds any more', async (_, kind, first, last) => {
    await first()
    const endAt = await last()
    expect((await planned(1)).plan.endsEarly).toEqual({ kind, at: wireTime(endAt) })
  })

  test('does not last for an agreed price that needs a larger quantity', async () => {
    const endAt = await agreed(12)
    await agreed(24, { sourceId: '2', minQuantity: 5 })
    expect((await planned(1)).plan.endsEarly).toEqual({ kind: 'contract', at: wireTime(endAt) })
  })

  test('is that of the site if the terms of the prices end later, or are not used', async () => {
    await agreed(72)
    await activity(12, { rate: 90 })
    const { plan } = await planned(1)
    expect(plan.endsEarly).toBeUndefined()
    expect(plan.holdUntil).toBe(wireTime(after(clock.now(), 48 * hour)))
  })
})

describe('a line that cannot be ordered now', () => {
  const setGoods = async (values: Partial<typeof goods.$inferInsert>) => {
    const id = await goodsOf()
    await bed.inside(() => db().update(goods).set(values).where(eq(goods.id, id)))
  }
  const obstacleOf = async (id: string) => {
    const [line] = (await seen(id, demo)).lines
    return { obstacle: line?.obstacle, categoryId: line?.categoryId }
  }

  test('names its obstacle and the category of goods to buy instead, while the request is open or failed', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 5 }])
    expect(await obstacleOf(id)).toEqual({})
    const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, a)))
    const [of] = await bed.inside(() =>
      db()
        .select()
        .from(goods)
        .where(eq(goods.id, row?.goodsId ?? '')),
    )
    await setGoods({ status: 20 })
    expect(await obstacleOf(id)).toEqual({ obstacle: 'withdrawn', categoryId: of?.categoryId })
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 80 })
    expect(await obstacleOf(id)).toMatchObject({ obstacle: 'withdrawn' })
    // Nothing is left to add to the cart.
    expect(await codeFrom(stepped(id, 'copy', sub))).toBe(409)
  })

  test('has no obstacle while the request’s own hold covers the missing stock', async () => {
    await sellsShort(20)
    const { id } = await requested(sub, [{ skuId: a, quantity: 300 }])
    await changeSku(a, { stock: 300 })
    expect(await obstacleOf(id)).toEqual({})
    await stepped(id, 'withdraw', sub)
    const other = await requested(sub, [{ skuId: a, quantity: 200 }])
    await changeSku(a, { stock: 90 })
    expect(await obstacleOf(other.id)).toMatchObject({ obstacle: 'soldOut' })
    expect((await seen(id, demo)).lines[0]).not.toHaveProperty('obstacle')
  })
})
