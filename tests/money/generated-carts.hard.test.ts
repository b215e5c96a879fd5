import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { address } from '../../demo/server/account/addresses/addresses.table'
import { activities, activityGoodsRows } from '../../demo/server/catalogue/activities/activities.table'
import { goods, memberPrice, sku } from '../../demo/server/catalogue/goods/goods.table'
import { day } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { db } from '../../demo/server/core/database/db'
import { siteIds } from '../../demo/server/core/config/site'
import { ledger } from '../../demo/server/money/accounts/accounts.table'
import { brokenAccounts } from '../../demo/server/money/accounts/broken-accounts'
import { give } from '../../demo/server/money/accounts/bookings'
import { setCreditLimit } from '../../demo/server/money/accounts/credit-limit'
import { coupon, couponUse } from '../../demo/server/money/coupons/coupons.table'
import { siteParam } from '../../demo/server/site/params/params.table'
import { cartLine } from '../../demo/server/trade/cart/cart.table'
import { orderLine, orders } from '../../demo/server/trade/orders/orders.table'
import { payOrder, payOrderItem } from '../../demo/server/trade/payment/payment.table'
import { demoPayPassword } from '../../demo/server/session/sign-in/sign-in.seed'
import { toDecimal } from '../../src/core/money'
import { addToCart, getCart } from '../../src/trade/cart/cart.contract'
import { submitOrder, type Draft } from '../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../src/trade/orders/order-detail.contract'
import { pageOrders } from '../../src/trade/orders/orders.contract'
import { asShown, bed, change, draft, expectSound, stock } from '../trade/checkout/checkout-bed'
import { brokenPayments } from '../trade/payment/payment-invariants'
import { owned } from './coupons/coupons-bed'
import { decided, seen } from '../trade/requests/request-bed'

/*
 * Amounts agree wherever they are shown: in the cart, the checkout, the list and the detail of orders, their rows,
 * what is demanded for them, and the ledgers. The numbers come from one seed, so that a failure can be looked at.
 */

// All of them where several run beside each other, which is a part of `npm test`, too.
const carts = process.env.TEST_DATABASE_URL ? 200 : 30
let state = 20_261_121
/** 0 … n − 1 */
const random = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n
const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)

const shops = ['3001', '3007'] as const
/** Main accounts of three levels, a channel account and a sub-account whose orders are reviewed. */
const buyers = [
  { account: 'demo', company: '10001', pays: true },
  { account: 'retail', company: '10002', pays: true },
  { account: 'overdue', company: '10007', pays: true },
  { account: 'channel1', company: '10001', pays: true },
  { account: 'sub1', company: '10001', pays: false },
] as const
let skus: string[] = []
let goodsIds: string[] = []
const tokens = new Map<string, string>()

beforeAll(async () => {
  await bed.reset()
  const prices = [1, 7, 99, 333, 1_250, 8_999, 10_001, 123_457]
  skus = await stock(
    ...prices.map((goodsPrice) => ({ goodsPrice, brandPrice: goodsPrice, stock: 9_000_000 })),
  )
  await bed.inside(async () => {
    await db().delete(cartLine)
    const rows = await db()
      .select({ id: sku.id, goodsId: sku.goodsId })
      .from(sku)
      .where(inArray(sku.id, skus))
    goodsIds = rows.map(({ goodsId }) => goodsId)
    for (const [at, { id, goodsId }] of rows.entries()) {
      await db()
        .update(goods)
        .set({ shopId: shops[at % 2] })
        .where(eq(goods.id, goodsId))
      const price = prices[skus.indexOf(id)] ?? 1
      for (const level of [1, 2, 3])
        await db()
          .insert(memberPrice)
          .values({
            skuId: id,
            level,
            minQuantity: 1 + level * 10,
            price: Math.ceil((price * (100 - level * 3)) / 100),
          })
    }
    const bizParam = { integDeduct: 10, pointsPerUnit: 100, mostPercent: 37 }
    await db().delete(siteParam)
    await db().insert(siteParam).values({ siteId: siteIds.main, code: 6004, status: 10, bizParam })
    await activity('8998', 1_000, 77, goodsIds.slice(0, 5))
    await activity('8999', 50_000, 4_999, goodsIds.slice(3))
    const to = { consignee: '收货人', phone: '13800000000', regionCode: '310115', detail: '1 号' }
    await db()
      .insert(address)
      .values({ ...to, customerId: '10007' })
    for (const company of ['10001', '10002', '10007']) {
      await give(company, 'points', 10, 50_000_000, 'generated')
      await give(company, 'deposit', 11, 1_000_000_000, 'generated')
      await setCreditLimit(company, 500_000_000, 'generated')
    }
  })
  for (const { account } of buyers) tokens.set(account, await bed.login(account))
})

async function activity(id: string, cutFrom: number, cutBy: number, members: string[]) {
  const now = clock.now().getTime()
  const words = { title: id, summary: '', ruleHtml: '', siteId: siteIds.main }
  const period = { startAt: new Date(now - day), endAt: new Date(now + day) }
  await db()
    .insert(activities)
    .values({ id, ...words, ...period, cutFrom, cutBy })
  await db()
    .insert(activityGoodsRows)
    .values(members.map((goodsId, position) => ({ activityId: id, goodsId, position })))
}

/** Coupons of all kinds for one company; what was left of earlier ones is gone. */
async function deal(company: string): Promise<string[]> {
  await bed.inside(() =>
    db()
      .delete(coupon)
      .where(and(eq(coupon.customerId, company), eq(coupon.state, 10))),
  )
  const kinds = [
    () => ({ threshold: random(20_000), value: 1 + random(9_000) }),
    () => ({ kind: 20 as const, value: null, rate: 1 + random(99), threshold: random(5_000) }),
    () => ({ kind: 20 as const, value: null, rate: 50, most: 1 + random(3_000), threshold: 0 }),
    () => ({
      type: 20 as const,
      shopId: shops[random(2)],
      value: 1 + random(5_000),
      threshold: random(3_000),
    }),
    () => ({ scope: 40 as const, scopeIds: goodsIds.slice(random(6)), threshold: 0, value: 1 + random(900) }),
  ]
  const ids: string[] = []
  for (let n = random(5); n > 0; n--) ids.push(await owned(company, pick(kinds)?.() ?? {}))
  return ids
}

/** Payment: none yet, by one account, by two, or by an account and a provider. */
function fundingOf(pay: number) {
  const part = random(pay + 1)
  const ways = [
    [],
    [{ payCode: 96, amount: pay }],
    [
      { payCode: 95, amount: part },
      { payCode: 96, amount: pay - part },
    ],
    [
      { payCode: 96, amount: part },
      { payCode: 90, amount: pay - part },
    ],
  ]
  return (pick(ways) ?? []).filter(({ amount }) => amount > 0)
}

const rowsOf = (ids: string[]) =>
  bed.inside(async () => ({
    placed: await db().select().from(orders).where(inArray(orders.id, ids)),
    lines: await db().select().from(orderLine).where(inArray(orderLine.orderId, ids)),
    uses: await db().select().from(couponUse).where(inArray(couponUse.orderId, ids)),
    items: await db()
      .select({ amount: payOrderItem.amount, payNo: payOrder.payNo })
      .from(payOrderItem)
      .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
      .where(inArray(payOrderItem.refId, ids)),
  }))
const ledgerOf = (company: string, kind: 'points' | 'deposit' | 'credit', refs: string[]) =>
  bed.inside(async () => {
    const own = and(eq(ledger.customerId, company), eq(ledger.kind, kind), inArray(ledger.refNo, refs))
    return sum(await db().select().from(ledger).where(own), ({ amount }) => -amount)
  })

/** A cart and a checkout with choices of their own. @returns what the checkout shows */
async function checkOut(token: string, company: string): Promise<Draft> {
  const coupons = await deal(company)
  const skuGoodsList = Array.from({ length: 1 + random(5) }, () => ({
    skuId: skus[random(skus.length)] ?? '',
    quantity: 1 + random(60),
  }))
  await bed.call(addToCart, { body: { skuGoodsList } }, { token })
  const { summary } = await bed.call(getCart, {}, { token })
  const first = await draft(token)
  const { goods: all, discount, coupon: off, freight, pay } = first.amounts
  expect([summary.amount, summary.payAmount]).toEqual([all, pay - freight])
  expect(summary.discount).toBe(discount + off)
  const chosen = random(3)
  const couponIds = chosen === 0 ? null : chosen === 1 ? [] : coupons.filter(() => random(2) > 0)
  return change(token, first.draftId, { couponIds, pointsUsed: random(3) ? random(30_000) : 0 })
}

describe('decision 45: amounts of cart, checkout and order agree', () => {
  test(`in ${carts} generated carts`, async () => {
    let reduced = 0
    for (let cart = 0; cart < carts; cart++) {
      const { account, company, pays } = buyers[cart % buyers.length] ?? buyers[0]
      const token = tokens.get(account) ?? ''
      const shown = await checkOut(token, company)
      const { amounts } = shown
      if (amounts.discount && amounts.coupon && amounts.points) reduced++
      expect(amounts.pay).toBe(
        amounts.goods + amounts.freight - amounts.discount - amounts.coupon - amounts.points,
      )

      const funding = pays ? fundingOf(amounts.pay) : []
      const wire = funding.map(({ payCode, amount }) => ({ payCode, amount: toDecimal(amount) }))
      const payPassword = funding.some(({ payCode }) => payCode > 94) ? demoPayPassword : undefined
      const body = { ...asShown(shown), funding: wire, payPassword }
      const answer = await bed.call(submitOrder, { body }, { token })
      expect(answer.payAmount).toBe(amounts.pay)

      const { request } = answer
      if (request) await decided(request.id, tokens.get('demo') ?? '', { decision: 'approve' })
      const placedBy = request ? await seen(request.id, token) : answer
      const ids = placedBy.orders.map(({ id }) => id)
      const { placed, lines, uses, items } = await rowsOf(ids)
      const ofRows = {
        goods: sum(placed, (row) => row.goodsAmount),
        freight: sum(placed, (row) => row.freight),
        discount: sum(placed, (row) => row.discount),
        coupon: sum(placed, (row) => row.couponAmount),
        points: sum(placed, (row) => row.pointsAmount),
        pay: sum(placed, (row) => row.payAmount),
      }
      expect(ofRows).toEqual(amounts)
      expect({
        ...ofRows,
        goods: sum(lines, ({ price, qty }) => price * qty),
        discount: sum(lines, (line) => line.discountShare),
        coupon: sum(lines, (line) => line.couponShare),
        points: sum(lines, (line) => line.pointsShare),
        pay: sum(lines, (line) => line.payShare) + amounts.freight,
      }).toEqual(amounts)
      expect(sum(uses, ({ amount }) => amount)).toBe(amounts.coupon)
      expect(sum(items, ({ amount }) => amount)).toBe(amounts.pay)

      const { content } = await bed.call(pageOrders, { body: { pageSize: 10 } }, { token })
      const listed = content.filter(({ id }) => ids.includes(id))
      expect(sum(listed, ({ payAmount }) => payAmount)).toBe(amounts.pay)
      const details = []
      for (const { orderNo } of placedBy.orders)
        details.push(await bed.call(orderDetail, { path: { no: orderNo } }, { token }))
      for (const name of ['goods', 'freight', 'discount', 'coupon', 'points', 'pay'] as const)
        expect(sum(details, (one) => one.amounts[name])).toBe(amounts[name])

      const paid = (code: number) => sum(funding, ({ payCode, amount }) => (payCode === code ? amount : 0))
      const payNos = [...new Set(items.map(({ payNo }) => payNo))]
      expect(await ledgerOf(company, 'points', ids)).toBe(shown.points?.used)
      expect(await ledgerOf(company, 'deposit', payNos)).toBe(paid(96))
      expect(await ledgerOf(company, 'credit', payNos)).toBe(paid(95))
      expect(sum(details, (one) => one.amounts.paid)).toBe(paid(95) + paid(96))
    }
    // The carts are worth something only if many of them have everything at once.
    expect(reduced).toBeGreaterThan(carts / 20)
    expect(await bed.inside(brokenAccounts)).toEqual([])
    expect(await bed.inside(brokenPayments)).toEqual([])
    await expectSound()
  })
})
