import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { activities, activityGoodsRows } from '../../../demo/server/catalogue/activities/activities.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { ledger } from '../../../demo/server/money/accounts/accounts.table'
import { give } from '../../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { coupon, couponTemplate } from '../../../demo/server/money/coupons/coupons.table'
import { expireCoupons } from '../../../demo/server/money/coupons/expire-coupons.job'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { orders as orderRows } from '../../../demo/server/trade/orders/orders.table'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { usableCoupons } from '../../../src/money/coupons/coupons.contract'
import { listParam } from '../../../src/site/params/params.contract'
import { addToCart, chooseCoupons, getCart } from '../../../src/trade/cart/cart.contract'
import {
  bed,
  change,
  codeFrom,
  draft,
  expectSound,
  ordersOf,
  stock,
  submit,
} from '../../trade/checkout/checkout-bed'
import { owned, stateOf } from './coupons-bed'

let token = ''
let a = ''
let b = ''
const company = '10002'

/** Two shops: 40.00 of the one, 60.00 of the other. */
beforeEach(async () => {
  await bed.reset()
  await bed.inside(async () => {
    await db().delete(cartLine)
    await db()
      .insert(siteParam)
      .values({
        siteId: siteIds.main,
        code: 6004,
        status: 10,
        bizParam: { integDeduct: 10, pointsPerUnit: 100, mostPercent: 50 },
      })
      .onConflictDoNothing()
    await give(company, 'points', 10, 1_000, 'bed')
  })
  ;[a = '', b = ''] = await stock({}, {})
  await bed.inside(async () => {
    const [second] = await db().select({ goodsId: sku.goodsId }).from(sku).where(eq(sku.id, b))
    await db()
      .update(goods)
      .set({ shopId: '3007' })
      .where(eq(goods.id, second?.goodsId ?? ''))
  })
  token = await bed.login('retail')
  const lines = [
    { skuId: a, quantity: 4 },
    { skuId: b, quantity: 6 },
  ]
  await bed.call(addToCart, { body: { skuGoodsList: lines } }, { token })
})

const balance = async () => (await bed.inside(() => accountOf(company, 'points'))).balance
const orders = async () => [
  ...new Map((await ordersOf(company, a, b)).map(({ order }) => [order.id, order])).values(),
]
const shop = (shopId: string) => ({ type: 20 as const, shopId, scope: 20 as const, scopeIds: [shopId] })

test('cart, checkout and order use the activity price, and coupons apply after it', async () => {
  await bed.inside(async () => {
    const [first] = await db().select({ goodsId: sku.goodsId }).from(sku).where(eq(sku.id, a))
    const now = clock.now()
    const period = { startAt: after(now, -day), endAt: after(now, day) }
    const words = { id: '8990', title: '半价', summary: '', ruleHtml: '', siteId: siteIds.main, rate: 50 }
    await db()
      .insert(activities)
      .values({ ...words, ...period })
    await db()
      .insert(activityGoodsRows)
      .values({ activityId: '8990', goodsId: first?.goodsId ?? '', position: 0 })
  })
  await owned(company, { threshold: 2_000, value: 300 })
  // 4 pieces at 5.00 and 6 at 10.00
  const { summary, groups } = await bed.call(getCart, {}, { token })
  expect(summary).toMatchObject({ amount: 8_000, discount: 300 })
  const lines = groups.flatMap((group) => group.lines)
  expect(lines.find(({ skuId }) => skuId === a)).toMatchObject({
    price: 500,
    oldPrice: 1_000,
    priceBefore: 1_000,
    memberPrice: 20,
  })
  const shown = await draft(token)
  expect(shown.amounts).toMatchObject({ goods: 8_000, coupon: 300 })
  // It ends before the order is sent: nothing is ordered at a price that nobody has seen.
  await bed.inside(() => db().update(activities).set({ status: 20 }).where(eq(activities.id, '8990')))
  expect(await codeFrom(submit(token, shown))).toBe(409)
  await bed.inside(() => db().update(activities).set({ status: 10 }).where(eq(activities.id, '8990')))
  await submit(token, shown)
  const [{ line } = { line: undefined }] = await ordersOf(company, a)
  expect(line).toMatchObject({ price: 500, qty: 4 })
  await expectSound()
})

test('a coupon chosen in the cart applies there and in its checkout, until it is used', async () => {
  const small = await owned(company, { threshold: 0, value: 200 })
  const big = await owned(company, { threshold: 0, value: 900 })
  const chosenIn = (list: { id: string; chosen: boolean }[]) =>
    list.filter(({ chosen }) => chosen).map(({ id }) => id)
  expect(chosenIn((await bed.call(getCart, {}, { token })).summary.coupons)).toEqual([big])
  const choose = async (couponIds: string[] | null) =>
    (await bed.call(chooseCoupons, { body: { couponIds } }, { token })).summary
  expect(await choose([small])).toMatchObject({ discount: 200, payAmount: 9_800 })
  const shown = await draft(token)
  expect(chosenIn(shown.coupons)).toEqual([small])
  expect(shown.amounts.coupon).toBe(200)
  expect(await choose([])).toMatchObject({ discount: 0 })
  expect((await draft(token)).amounts.coupon).toBe(0)
  expect(await choose(null)).toMatchObject({ discount: 900 })
  // One that is used meanwhile gives way to the best of the others.
  await choose([small])
  await bed.inside(() => db().update(coupon).set({ state: 30 }).where(eq(coupon.id, small)))
  expect((await bed.call(getCart, {}, { token })).summary).toMatchObject({ discount: 900 })
  expect(chosenIn((await draft(token)).coupons)).toEqual([big])
  // Somebody else's changes nothing.
  const others = await owned('10001', { threshold: 0, value: 5_000 })
  expect(await choose([others])).toMatchObject({ discount: 900 })
})

describe('a checkout with coupons', () => {
  test('proposes the best ones, and cart and checkout agree', async () => {
    const best = await owned(company, { value: 300 })
    await owned(company)
    const own = await owned(company, { ...shop('3007'), value: 50 })
    const shown = await draft(token)
    const { goods: all, coupon, discount, points, freight, pay } = shown.amounts
    expect([all, coupon, discount, points, pay]).toEqual([10_000, 350, 0, 0, 10_000 + freight - 350])
    expect(shown.coupons.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual([best, own])
    const { summary } = await bed.call(getCart, {}, { token })
    expect(summary).toMatchObject({ amount: 10_000, discount: 350, payAmount: 9_650 })
    const reckoned = summary.coupons.filter(({ chosen }) => chosen)
    expect(reckoned.map(({ id }) => id).toSorted()).toEqual([best, own].toSorted())
  })

  test('applies the buyer’s choice, none, or the best ones again', async () => {
    await owned(company, { value: 300 })
    const small = await owned(company)
    const { draftId } = await draft(token)
    expect((await change(token, draftId, { couponIds: [small] })).amounts.coupon).toBe(100)
    expect((await change(token, draftId, { couponIds: [] })).amounts.coupon).toBe(0)
    expect((await change(token, draftId, { couponIds: null })).amounts.coupon).toBe(300)
  })

  test('gives the reason why a coupon does not apply', async () => {
    const short = await owned(company, { threshold: 10_001 })
    const other = await owned(company, { scope: 40, scopeIds: ['x'] })
    const fine = await owned(company)
    const { draftId } = await draft(token)
    const { usable, unusable } = await bed.call(usableCoupons, { query: { draftId } }, { token })
    expect(usable.map(({ id }) => id)).toEqual([fine])
    expect(unusable.find(({ id }) => id === short)).toMatchObject({ reason: 'short', missing: 1, cut: 0 })
    expect(unusable.find(({ id }) => id === other)).toMatchObject({ reason: 'scope' })
  })

  test('R78, R94: answers 404 for coupons of other accounts and unknown ones', async () => {
    const foreign = await owned('10003')
    const { draftId } = await draft(token)
    for (const id of [foreign, '1'])
      expect(await codeFrom(change(token, draftId, { couponIds: [id] }))).toBe(404)
    expect(await codeFrom(change(token, draftId, { couponIds: [''] }))).toBe(400)
    const newbie = await bed.login('newbie')
    expect(await codeFrom(bed.call(usableCoupons, { query: { draftId } }, { token: newbie }))).toBe(404)
  })

  test('locks the coupon for its orders, splits it between them, and marks it used when one is paid', async () => {
    const id = await owned(company, { value: 333 })
    const { placed } = await draft(token).then(async (shown) => {
      await submit(token, shown)
      return { placed: await orders() }
    })
    expect(placed.map(({ couponAmount }) => couponAmount).toSorted()).toEqual([133, 200])
    expect(await stateOf(id)).toBe(20)
    expect((await draftAgain()).coupons).toEqual([])
    const [first, second] = placed
    await bed.inside(() => moveOrder(first?.id ?? '', 'pay', { actor: 'gateway' }))
    expect(await stateOf(id)).toBe(30)
    await bed.inside(() => moveOrder(second?.id ?? '', 'cancel', { actor: 'buyer' }))
    expect(await stateOf(id)).toBe(30)
    await expectSound()
  })

  async function draftAgain() {
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 4 }] } }, { token })
    return draft(token)
  }

  test('R96: returns the coupon after all orders of the checkout are cancelled', async () => {
    const id = await owned(company, { value: 333 })
    await submit(token, await draft(token))
    const [first, second] = await orders()
    await bed.inside(() => moveOrder(first?.id ?? '', 'cancel', { actor: 'buyer' }))
    expect(await stateOf(id)).toBe(20)
    await bed.inside(() => moveOrder(second?.id ?? '', 'cancel', { actor: 'buyer' }))
    expect(await stateOf(id)).toBe(10)
    expect((await draftAgain()).amounts.coupon).toBe(333)
  })

  test('R96: returns the coupon when its orders are cancelled concurrently', async () => {
    const id = await owned(company, { value: 333 })
    await submit(token, await draft(token))
    await Promise.all(
      (await orders()).map((one) => bed.inside(() => moveOrder(one.id, 'cancel', { actor: 'buyer' }))),
    )
    expect(await stateOf(id)).toBe(10)
  })

  test('does not return a coupon that has expired meanwhile', async () => {
    const id = await owned(company)
    await submit(token, await draft(token))
    bed.wait(11 * day)
    for (const one of await orders()) await bed.inside(() => moveOrder(one.id, 'cancel', { actor: 'buyer' }))
    expect(await stateOf(id)).toBe(40)
  })

  test('R94: a coupon that expires before the submission gives 409, and nothing is ordered', async () => {
    const id = await owned(company)
    const shown = await draft(token)
    await bed.inside(() =>
      db()
        .update(couponTemplate)
        .set({ useTo: new Date(0) }),
    )
    expect(await codeFrom(submit(token, shown))).toBe(409)
    expect(await orders()).toEqual([])
    await bed.inside(expireCoupons)
    expect(await stateOf(id)).toBe(40)
  })
})

describe('a checkout with points', () => {
  test('uses the chosen points up to the balance and the maximum of the site', async () => {
    await owned(company, { value: 4_000 })
    const { draftId, points } = await draft(token)
    const there = await balance()
    const most = Math.min(there, 3_000)
    expect(points).toEqual({ available: there, availableWorth: there, most, used: 0, mostWorth: most })
    const some = await change(token, draftId, { pointsUsed: 700 })
    expect([some.amounts.points, some.points?.used]).toEqual([700, 700])
    const all = await change(token, draftId, { pointsUsed: 1_000_000 })
    expect(all.points?.used).toBe(Math.min(there, 3_000))
    for (const pointsUsed of [-1, 0.5, 1e21])
      expect(await codeFrom(change(token, draftId, { pointsUsed }))).toBe(400)
  })

  test('deducts the points with the orders, and returns the points of each cancelled order', async () => {
    const before = await balance()
    const { draftId } = await draft(token)
    await submit(token, await change(token, draftId, { pointsUsed: 701 }))
    expect(await balance()).toBe(before - 701)
    const placed = await orders()
    expect(placed.map(({ pointsUsed }) => pointsUsed).toSorted()).toEqual([280, 421])
    const [first] = placed
    await bed.inside(() => moveOrder(first?.id ?? '', 'cancel', { actor: 'buyer' }))
    expect(await balance()).toBe(before - 701 + (first?.pointsUsed ?? 0))
    const rows = await bed.inside(() =>
      db()
        .select()
        .from(ledger)
        .where(eq(ledger.refNo, first?.id ?? '')),
    )
    expect(rows.map(({ bizType, amount }) => [bizType, amount])).toEqual([
      [20, -(first?.pointsUsed ?? 0)],
      [21, first?.pointsUsed],
    ])
    expect(await bed.inside(brokenAccounts)).toEqual([])
    await expectSound()
  })

  test('rejects points that another checkout has spent meanwhile', async () => {
    const { draftId } = await draft(token)
    const shown = await change(token, draftId, { pointsUsed: 1_000_000 })
    const other = await draft(token)
    await submit(token, await change(token, other.draftId, { pointsUsed: 500 }))
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 4 }] } }, { token })
    expect(await codeFrom(submit(token, shown))).not.toBe(200)
    expect(await bed.inside(brokenAccounts)).toEqual([])
  })

  test.each([
    ['off', { status: 20 as const, bizParam: { integDeduct: 10 } }],
    ['not for deduction', { status: 10 as const, bizParam: { integDeduct: 20 } }],
  ])('offers no points where the site has them %s', async (_, rule) => {
    await bed.inside(() => db().update(siteParam).set(rule).where(eq(siteParam.code, 6004)))
    const { draftId } = await draft(token)
    const shown = await change(token, draftId, { pointsUsed: 100 })
    expect([shown.points, shown.amounts.points]).toEqual([undefined, 0])
    const [param] = await bed.call(listParam, { query: { codes: [6004] } }, { token })
    expect(param).toEqual({ code: 6004, ...rule })
  })
})

test('a completed order earns points for the paid amount less refunds', async () => {
  const bizParam = { perUnit: 2 }
  await bed.inside(() =>
    db()
      .insert(siteParam)
      .values({ siteId: siteIds.main, code: 6001, status: 10, bizParam })
      .onConflictDoUpdate({ target: [siteParam.siteId, siteParam.code], set: { bizParam } }),
  )
  await submit(token, await draft(token))
  const [order] = await orders()
  const id = order?.id ?? ''
  const before = await balance()
  const paid = { state: 60 as const, paidAmount: 4_567, refundedAmount: 1_000 }
  await bed.inside(() => db().update(orderRows).set(paid).where(eq(orderRows.id, id)))
  await bed.inside(() => moveOrder(id, 'receive', { actor: 'buyer' }))
  expect(await balance()).toBe(before + 70)
})

describe('an activity', () => {
  test('cuts the price before coupons once its threshold is reached, and cart and order lines show the cut', async () => {
    await bed.inside(async () => {
      const [row] = await db().select({ goodsId: sku.goodsId }).from(sku).where(eq(sku.id, b))
      const now = Date.now()
      await db()
        .insert(activities)
        .values({
          id: '8999',
          siteId: siteIds.main,
          title: '满减',
          summary: '',
          ruleHtml: '',
          startAt: new Date(now - day),
          endAt: new Date(now + day),
          cutFrom: 6_000,
          cutBy: 501,
        })
      await db()
        .insert(activityGoodsRows)
        .values({ activityId: '8999', goodsId: row?.goodsId ?? '', position: 0 })
    })
    await owned(company, { threshold: 9_500, value: 100 })
    const shown = await draft(token)
    expect(shown.amounts).toMatchObject({ discount: 501, coupon: 0 })
    const [promotion] = shown.groups.flatMap((group) => group.promotions)
    expect(promotion).toMatchObject({ activityId: '8999', from: 6_000, chosen: 6_000, cut: 501 })
    expect((await bed.call(getCart, {}, { token })).summary).toMatchObject({
      discount: 501,
      payAmount: 9_499,
    })
    await submit(token, shown)
    const lines = await ordersOf(company, b)
    expect(lines.map(({ line }) => [line.discountShare, line.payShare])).toEqual([[501, 5_499]])
    await expectSound()
    bed.wait(2 * day)
  })
})
