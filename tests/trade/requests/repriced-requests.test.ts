import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities, activityGoodsRows } from '../../../demo/server/catalogue/activities/activities.table'
import { memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { bed, changeSku, codeFrom, stock } from '../checkout/checkout-bed'
import { faults } from '../payment/payment-bed'
import { decided, requested, seen, submitted } from './request-bed'

// Prices: 10.00, 8.00 from 10 pieces, 6.00 from 100. Freight: 15.00 below 150.00. Discount: 50.00 from 400.00.
const tiers = [
  [1, 1_000],
  [10, 800],
  [100, 600],
] as const
let skuIds: string[] = []
let tokens = { sub1: '', channel1: '', demo: '' }

beforeEach(async () => {
  await bed.reset()
  skuIds = await stock({}, {})
  await bed.inside(async () => {
    for (const skuId of skuIds)
      await db()
        .insert(memberPrice)
        .values(tiers.map(([minQuantity, price]) => ({ skuId, level: 0, minQuantity, price })))
    await db().update(shopFreight).set({ amount: 1_500, freeFrom: 15_000 })
    const goods = await db().selectDistinct({ id: sku.goodsId }).from(sku).where(inArray(sku.id, skuIds))
    const now = clock.now()
    const words = { id: '8991', title: '满减', summary: '', ruleHtml: '', siteId: siteIds.main }
    const period = { startAt: after(now, -day), endAt: after(now, day) }
    await db()
      .insert(activities)
      .values({ ...words, ...period, cutFrom: 40_000, cutBy: 5_000 })
    await db()
      .insert(activityGoodsRows)
      .values(goods.map(({ id }, position) => ({ activityId: '8991', goodsId: id, position })))
  })
  tokens = {
    sub1: await bed.login('sub1'),
    channel1: await bed.login('channel1'),
    demo: await bed.login('demo'),
  }
})

const linesOf = (quantities: readonly number[]) =>
  quantities.map((quantity, at) => ({ skuId: skuIds[at] ?? '', quantity }))

async function order(quantities: readonly number[]) {
  const { orders } = await submitted(tokens.channel1, linesOf(quantities))
  return ofOrder(orders[0]?.orderNo ?? '')
}
const ofOrder = async (no: string) =>
  amountsOf(await bed.call(orderDetail, { path: { no } }, { token: tokens.channel1 }))

type Priced = {
  lines: { skuId: string; quantity: number; price: number; amount: number }[]
  amounts: { goods: number; freight: number; discount: number }
  payAmount: number
}
const amountsOf = ({ lines, amounts: { goods, freight, discount }, payAmount }: Priced) => ({
  lines: lines
    .toSorted((a, b) => skuIds.indexOf(a.skuId) - skuIds.indexOf(b.skuId))
    .map(({ quantity, price, amount }) => ({ quantity, price, amount })),
  amounts: { goods, freight, discount },
  payAmount,
})

async function request(who: 'sub1' | 'channel1', quantities: readonly number[]) {
  const { id } = await requested(tokens[who], linesOf(quantities))
  return id
}

/** Approves a request with other quantities. */
async function approve(id: string, quantities: readonly number[]) {
  const { lines } = await seen(id, tokens.demo)
  const changed = skuIds.map((skuId, at) => ({
    lineId: lines.find((line) => line.skuId === skuId)?.id ?? '',
    quantity: quantities[at] ?? 0,
  }))
  return decided(id, tokens.demo, { decision: 'approve', lines: changed })
}

const quantities = [2, 10, 99, 100]
const changes = quantities.flatMap((from) =>
  quantities.filter((to) => to !== from).map((to) => ({ from, to })),
)

test('a changed request costs the same as an order of that quantity, across tiers, freight and activity', async () => {
  const plain = new Map<number, Awaited<ReturnType<typeof order>>>()
  for (const quantity of quantities) plain.set(quantity, await order([quantity, 3]))
  expect(new Set([...plain.values()].map(({ amounts }) => amounts.freight)).size).toBe(2)
  await bed.inside(() =>
    db().update(customer).set({ needReview: 10 }).where(eq(customer.loginAccount, 'channel1')),
  )
  for (const { from, to } of changes) {
    const id = await request('channel1', [from, 3])
    await approve(id, [to, 3])
    expect(amountsOf(await seen(id, tokens.channel1)), `${from} to ${to}`).toEqual(plain.get(to))
  }
  expect(await faults()).toEqual([])
})

test('a price that rose since the request does not change its lines: the tiers of its day apply', async () => {
  const id = await request('sub1', [100, 3])
  await bed.inside(() => db().delete(memberPrice).where(inArray(memberPrice.skuId, skuIds)))
  for (const skuId of skuIds) await changeSku(skuId, { goodsPrice: 5_000, brandPrice: 5_000 })
  await approve(id, [12, 3])
  const changed = amountsOf(await seen(id, tokens.sub1))
  expect(changed.lines.map(({ price }) => price)).toEqual([800, 1_000])
})

test('approving without a change orders at the frozen amounts', async () => {
  const id = await request('sub1', [100, 3])
  const frozen = amountsOf(await seen(id, tokens.sub1))
  await bed.inside(() => db().update(activities).set({ status: 20 }).where(eq(activities.id, '8991')))
  await bed.inside(() => db().update(shopFreight).set({ amount: 9_900, freeFrom: 1_000_000 }))
  await approve(id, [100, 3])
  const [placed] = (await seen(id, tokens.sub1)).orders
  const ordered = await bed.call(orderDetail, { path: { no: placed?.orderNo ?? '' } }, { token: tokens.sub1 })
  expect(amountsOf(ordered)).toEqual(frozen)
})

test('an approver cannot change quantities of another company’s request', async () => {
  const id = await request('sub1', [2, 3])
  tokens.demo = await bed.login('overdue')
  expect(await codeFrom(approve(id, [100, 3]))).toBe(404)
})
