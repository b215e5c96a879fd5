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
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { reviewOrder } from '../../../src/trade/orders/order-steps.contract'
import { bed, changeSku, codeFrom, draft, stock, submit } from '../checkout/checkout-bed'
import { faults } from '../payment/payment-bed'

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

const detail = (no: string, token: string) => bed.call(orderDetail, { path: { no } }, { token })

async function order(who: 'sub1' | 'channel1', quantities: readonly number[]) {
  const token = tokens[who]
  const skuGoodsList = quantities.map((quantity, at) => ({ skuId: skuIds[at] ?? '', quantity }))
  await bed.call(addToCart, { body: { skuGoodsList } }, { token })
  const { orders } = await submit(token, await draft(token))
  return detail(orders[0]?.orderNo ?? '', token)
}
type Order = Awaited<ReturnType<typeof order>>

const bySku = (lines: Order['lines']) =>
  lines.toSorted((a, b) => skuIds.indexOf(a.skuId) - skuIds.indexOf(b.skuId))
const amountsOf = ({ lines, amounts, payAmount }: Order) => ({
  lines: bySku(lines).map(({ quantity, price, amount }) => ({ quantity, price, amount })),
  amounts,
  payAmount,
})

const review = ({ id, lines }: Order, quantities: readonly number[]) =>
  bed.call(
    reviewOrder,
    {
      path: { id },
      body: {
        pass: 10,
        lines: bySku(lines).map((line, at) => ({ lineId: line.id, quantity: quantities[at] ?? 0 })),
      },
    },
    { token: tokens.demo },
  )

const quantities = [2, 10, 99, 100]
const changes = quantities.flatMap((from) =>
  quantities.filter((to) => to !== from).map((to) => ({ from, to })),
)

test('a reviewed order costs the same as one that was ordered so, across tiers, freight and activity', async () => {
  await bed.inside(() =>
    db().update(customer).set({ needReview: 10 }).where(eq(customer.loginAccount, 'channel1')),
  )
  const plain = new Map<number, ReturnType<typeof amountsOf>>()
  for (const quantity of quantities) plain.set(quantity, amountsOf(await order('channel1', [quantity, 3])))
  expect(new Set([...plain.values()].map(({ amounts }) => amounts.freight)).size).toBe(2)
  for (const { from, to } of changes) {
    const placed = await order('channel1', [from, 3])
    await review(placed, [to, 3])
    expect(amountsOf(await detail(placed.orderNo, tokens.channel1)), `${from} to ${to}`).toEqual(
      plain.get(to),
    )
  }
  expect(await faults()).toEqual([])
})

test('a price that rose since the order raises no line: the tiers of its day hold', async () => {
  const placed = await order('sub1', [100, 3])
  await bed.inside(() => db().delete(memberPrice).where(inArray(memberPrice.skuId, skuIds)))
  for (const id of skuIds) await changeSku(id, { goodsPrice: 5_000, brandPrice: 5_000 })
  await review(placed, [12, 3])
  const seen = await detail(placed.orderNo, tokens.sub1)
  expect(bySku(seen.lines).map(({ price }) => price)).toEqual([800, 1_000])
})

test('approving without a change leaves every amount as it was agreed', async () => {
  const placed = await order('sub1', [100, 3])
  await bed.inside(() => db().update(activities).set({ status: 20 }).where(eq(activities.id, '8991')))
  await bed.inside(() => db().update(shopFreight).set({ amount: 9_900, freeFrom: 1_000_000 }))
  await review(placed, [100, 3])
  expect(amountsOf(await detail(placed.orderNo, tokens.sub1))).toEqual(amountsOf(placed))
})

test('an approver cannot change quantities of another company’s order', async () => {
  const placed = await order('sub1', [2, 3])
  tokens.demo = await bed.login('overdue')
  expect(await codeFrom(review(placed, [100, 3]))).toBe(404)
})
