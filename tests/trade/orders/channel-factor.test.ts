import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { tryRefund } from '../../../src/trade/after-sales/after-sales-apply.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { asShown, stock } from '../checkout/checkout-bed'
import { bed, faults, fill, ids, owed, payWith } from '../payment/payment-bed'

beforeEach(() => bed.reset())

const factor = (priceMultiplier: number) =>
  bed.inside(() =>
    db().update(customer).set({ priceMultiplier }).where(eq(customer.loginAccount, 'channel1')),
  )

// 9.99 × 1.0833 is 10.822…. The unit price is rounded, so that all screens have the same totals.
test.each([
  [10_800, 1_079],
  [10_833, 1_082],
  [10_000, 999],
])(
  'a channel account pays its factor (%i) in cart, checkout, order and refund alike',
  async (times, each) => {
    await factor(times)
    const [skuId = ''] = await stock({ goodsPrice: 999, brandPrice: 999 })
    const token = await bed.login('channel1')
    const parent = await bed.login('demo')
    for (const by of [token, parent])
      await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 7 }] } }, { token: by })
    const priceIn = async (by: string) => {
      const { groups, summary } = await bed.call(getCart, {}, { token: by })
      return [groups[0]?.lines[0]?.price, summary.amount]
    }
    expect(await priceIn(token)).toEqual([each, each * 7])
    expect((await priceIn(parent))[0], 'its company pays without').toBe(999)
    const draft = await bed.call(openDraft, { body: {} }, { token })
    expect([draft.groups[0]?.lines[0]?.price, draft.amounts.goods]).toEqual([each, each * 7])
    const { orders } = await bed.call(submitOrder, { body: asShown(draft) }, { token })
    const order = await bed.call(orderDetail, { path: { no: orders[0]?.orderNo ?? '' } }, { token })
    expect([order.lines[0]?.price, order.amounts.goods]).toEqual([each, each * 7])
  },
)

test('a refund to a channel account is the paid amount with its factor', async () => {
  const token = await bed.login('channel1')
  await fill(ids.demo, 'deposit', 1_000_000)
  await fill(ids.demo, 'credit', 1_000_000)
  const { order, payOrderId } = await owed(token, 7)
  await payWith(token, payOrderId, 96, '123456')
  await bed.inside(() => shipOrder(order.id, { company: 'x', trackingNo: 'y' }))
  await bed.inside(() => moveOrder(order.id, 'receive', { actor: 'buyer' }))
  const [line] = await bed.inside(() => db().select().from(orderLine).where(eq(orderLine.orderId, order.id)))
  const lines = (quantity: number) => [{ orderLineId: line?.id ?? '', quantity }]
  const trial = (quantity: number) =>
    bed.call(tryRefund, { body: { orderId: order.id, rightType: 30, lines: lines(quantity) } }, { token })
  const [placed] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, order.id)))
  // Everything is refunded with its freight.
  expect([(await trial(2)).amount, (await trial(7)).amount]).toEqual([2 * 1_080, placed?.paidAmount])
  expect(placed?.paidAmount).toBe(7 * 1_080 + (placed?.freight ?? 0))
  expect(await faults()).toEqual([])
})
