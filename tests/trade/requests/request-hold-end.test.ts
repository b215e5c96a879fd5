import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities, activityGoodsRows } from '../../../demo/server/catalogue/activities/activities.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { siteIds } from '../../../demo/server/core/config/site'
import { db } from '../../../demo/server/core/database/db'
import { after, hour, wireTime } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
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
async function activity(hours: number, more: Partial<typeof activities.$inferInsert>) {
  const goodsId = await goodsOf()
  const endAt = after(clock.now(), hours * hour)
  await bed.inside(async () => {
    const words = { id: '8992', title: '周末价', summary: '', ruleHtml: '', siteId: siteIds.main }
    await db()
      .insert(activities)
      .values({ ...words, startAt: after(clock.now(), -hour), endAt, ...more })
    await db().insert(activityGoodsRows).values({ activityId: '8992', goodsId, position: 0 })
  })
  return endAt
}

async function agreed(hours: number) {
  const validTo = after(clock.now(), hours * hour)
  await bed.inside(() =>
    db().insert(agreedPrice).values({
      customerId: '10001',
      siteId: siteIds.main,
      skuId: a,
      minQuantity: 1,
      price: 700,
      validTo,
      source: 'contract',
      sourceId: '1',
    }),
  )
  return validTo
}

async function planned(quantity: number) {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity }] } }, { token: sub })
  const shown = await draft(sub)
  const path = { draftId: shown.draftId }
  return { shown, plan: await bed.call(approvalPlanOf, { path }, { token: sub }) }
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

  test('has none for the pieces that the request holds', async () => {
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
