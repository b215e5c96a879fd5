import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { minute, hour } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { give, take } from '../../../demo/server/money/accounts/bookings'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { payChannels, type PayChannel } from '../../../demo/server/trade/payment/providers/provider'
import { refundPayment } from '../../../demo/server/trade/payment/refund'
import { refund, refundPart } from '../../../demo/server/trade/payment/refunds.table'
import { sendRefunds } from '../../../demo/server/trade/payment/send-refunds'
import { job } from '../../../demo/server/trade/payment/send-refunds.job'
import { demoRefund } from '../../../demo/server/trade/payment/stand-in/stand-in.table'
import { payMethod } from '../../../src/words/pay-method'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { asShown, stock } from '../checkout/checkout-bed'
import { owned, stateOf } from '../../money/coupons/coupons-bed'
import {
  atProvider,
  balance,
  bed,
  detail,
  faults,
  fill,
  ids,
  openPage,
  orderRow,
  owed,
  payWith,
} from './payment-bed'
import { runOnSignal } from '../../server/job-on-signal'
import { channels } from './provider-bed'
import { soon } from '../../soon'

beforeEach(() => bed.reset())

const { credit, deposit } = payMethod.code
const send = () => bed.inside(() => sendRefunds(bed.config))
const back = (orderId: string, amount: number, refundNo: string) =>
  bed.inside(() => refundPayment(orderId, amount, refundNo))
const partsOf = () => bed.inside(() => db().select().from(refundPart).orderBy(asc(refundPart.id)))
const atDemo = () => bed.inside(() => db().select().from(demoRefund))

/** Creates an order paid through a provider, after another choice on the provider's page. */
async function paidBy(channel: PayChannel, refunds = 'now') {
  const token = await bed.login('retail')
  const made = await owed(token)
  const { formUrl } = await payWith(token, made.payOrderId, payChannels[channel])
  if (formUrl) await openPage(formUrl)
  await atProvider(made.payNo, channel, 'success')
  const url = `http://localhost:4173/demo/pay/${made.payNo}?channel=${channel}`
  await bed.app.request(url, { method: 'POST', body: new URLSearchParams({ refunds }) })
  expect((await orderRow(made.order.id)).state).toBe(40)
  return made
}

test('a refund is sent to the provider as soon as it is created', async () => {
  const { order } = await paidBy('alipay')
  runOnSignal(job, bed)
  await back(order.id, 1_000, 'R1')
  await soon(async () => expect(await partsOf()).toMatchObject([{ state: 20 }]))
})

describe.each(channels)('%s', (channel) => {
  test('sends each refund to the provider once per number', async () => {
    const { order, amount } = await paidBy(channel)
    await back(order.id, 1_000, 'R1')
    await back(order.id, 1_000, 'R1')
    for (let turn = 0; turn < 3; turn++) {
      await send()
      bed.wait(minute)
    }
    expect((await partsOf()).map(({ state, amount: part }) => [state, part])).toEqual([[20, 1_000]])
    expect(await atDemo()).toMatchObject([{ channel, amount: 1_000, refused: 20 }])
    await back(order.id, amount - 1_000, 'R2')
    await send()
    bed.wait(minute)
    await send()
    expect((await atDemo()).reduce((sum, { amount: part }) => sum + part, 0)).toBe(amount)
    expect(await orderRow(order.id)).toMatchObject({ refundedAmount: amount })
    expect(await faults()).toEqual([])
  })

  test('queries a pending refund until it is done', async () => {
    const { order } = await paidBy(channel, 'later')
    await back(order.id, 1_000, 'R1')
    expect(await send()).toBe(0)
    expect((await partsOf())[0]?.state).toBe(10)
    bed.wait(minute)
    for (let turn = 0; turn < 3; turn++) {
      await send()
      bed.wait(minute)
    }
    expect((await partsOf())[0]?.state).toBe(20)
    expect(await atDemo()).toHaveLength(1)
  })

  test('queries a refund without a response, and does not send it twice', async () => {
    const { order } = await paidBy(channel, 'silent')
    await back(order.id, 1_000, 'R1')
    await expect(send()).rejects.toThrow('without an answer')
    expect((await partsOf())[0]).toMatchObject({ state: 10, tries: 1 })
    bed.wait(minute)
    await send()
    expect((await partsOf())[0]).toMatchObject({ state: 20 })
    expect(await atDemo()).toHaveLength(1)
  })

  test('adds a refund that the provider refuses to the deposit once', async () => {
    const { order } = await paidBy(channel, 'refuse')
    const before = await balance(ids.retail, 'deposit')
    await back(order.id, 1_000, 'R1')
    for (let turn = 0; turn < 3; turn++) {
      await send()
      bed.wait(hour)
    }
    expect((await partsOf())[0]).toMatchObject({ state: 30, askAt: null })
    expect(await balance(ids.retail, 'deposit')).toBe(before + 1_000)
    expect(await faults()).toEqual([])
  })
})

/** Creates an order of 100 pieces at 10.00 less a coupon of 100.00: 300.00 credit, 200.00 deposit, 400.00 WeChat. */
async function mixed() {
  await fill(ids.retail, 'credit', 30_000)
  await fill(ids.retail, 'deposit', 20_000)
  const couponId = await owned(ids.retail, { threshold: 0, value: 10_000 })
  const token = await bed.login('retail')
  const [skuId = ''] = await stock({})
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 100 }] } }, { token })
  const draft = await bed.call(openDraft, { body: {} }, { token })
  const funding = [
    { payCode: credit, amount: '300.00' },
    { payCode: deposit, amount: '200.00' },
    { payCode: payChannels.wechat, amount: '400.00' },
  ]
  const body = { ...asShown(draft), funding, payPassword: '123456' }
  const { payOrderId = '', orders: placed } = await bed.call(submitOrder, { body }, { token })
  await payWith(token, payOrderId, payChannels.wechat)
  const order = await orderRow(placed[0]?.id ?? '')
  return { order, couponId, token, payOrderId }
}

describe('divided', () => {
  async function paid() {
    const made = await mixed()
    const { payNo } = await detail(made.token, made.payOrderId)
    await atProvider(payNo, 'wechat', 'success')
    expect(await orderRow(made.order.id)).toMatchObject({ state: 40, paidAmount: 90_000 })
    return made
  }

  test('goes to the online payment first, then credit, then the deposit, and returns the coupon last', async () => {
    const { order, couponId, token } = await paid()
    expect(await stateOf(couponId)).toBe(30)
    const steps = [
      { amount: 10_000, wechat: 10_000, credit: 0, deposit: 0, coupon: 30 },
      { amount: 40_000, wechat: 40_000, credit: 10_000, deposit: 0, coupon: 30 },
      { amount: 25_000, wechat: 40_000, credit: 30_000, deposit: 5_000, coupon: 30 },
      { amount: 15_000, wechat: 40_000, credit: 30_000, deposit: 20_000, coupon: 10 },
    ]
    for (const [at, step] of steps.entries()) {
      await back(order.id, step.amount, `R${at}`)
      await send()
      const online = (await atDemo()).reduce((sum, { amount }) => sum + amount, 0)
      expect({
        wechat: online,
        credit: await balance(ids.retail, 'credit'),
        deposit: await balance(ids.retail, 'deposit'),
        coupon: await stateOf(couponId),
      }).toEqual({ wechat: step.wechat, credit: step.credit, deposit: step.deposit, coupon: step.coupon })
      expect(await faults()).toEqual([])
    }
    await expect(back(order.id, 1, 'R9')).rejects.toMatchObject({ code: 409 })
    // The buyer sees the target of each part.
    const { refunds } = await bed.call(orderDetail, { path: { no: order.orderNo } }, { token })
    expect(refunds.map(({ payCode, amount, state }) => [payCode, amount, state])).toEqual([
      [payChannels.wechat, 10_000, 20],
      [payChannels.wechat, 30_000, 20],
      [credit, 10_000, 20],
      [credit, 20_000, 20],
      [deposit, 5_000, 20],
      [deposit, 15_000, 20],
    ])
  })

  test('of an ended order returns everything, including earlier partial refunds', async () => {
    const { order } = await paid()
    await back(order.id, 10_000, 'R1')
    await bed.inside(() => db().update(orders).set({ state: 30 }).where(eq(orders.id, order.id)))
    await bed.inside(() => moveOrder(order.id, 'close', { actor: 'timer' }))
    await send()
    expect(await orderRow(order.id)).toMatchObject({ state: 80, refundedAmount: 90_000 })
    expect(await balance(ids.retail, 'credit')).toBe(30_000)
    expect(await balance(ids.retail, 'deposit')).toBe(20_000)
    expect(await faults()).toEqual([])
  })

  test('R105: 24 concurrent refunds never exceed the paid amount', { timeout: 60_000 }, async () => {
    const { order } = await paid()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, at) => back(order.id, 7_000, `R${at % 20}`)),
    )
    const refunds = await bed.inside(() => db().select().from(refund))
    expect(refunds).toHaveLength(12)
    expect(await orderRow(order.id)).toMatchObject({ refundedAmount: 84_000 })
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    await send()
    expect(await faults()).toEqual([])
  })
})

describe('points', () => {
  /** Creates an order of 30.00 that was paid with 700 points and earned 300. */
  async function withPoints() {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 10_000)
    await fill(ids.retail, 'points', 700)
    const { order, payOrderId, amount } = await owed(token)
    await bed.inside(async () => {
      await take(ids.retail, 'points', 20, 700, order.id)
      await db().update(orders).set({ pointsUsed: 700 }).where(eq(orders.id, order.id))
    })
    await payWith(token, payOrderId, deposit, '123456')
    return { order, amount }
  }

  test('deducted ones are returned in proportion, and completely with the last refund', async () => {
    const { order, amount } = await withPoints()
    const third = Math.floor(amount / 3)
    for (const [at, part] of [third, third, amount - 2 * third].entries()) {
      await back(order.id, part, `R${at}`)
      expect(await faults()).toEqual([])
    }
    expect(await balance(ids.retail, 'points')).toBe(700)
    expect(await balance(ids.retail, 'deposit')).toBe(10_000)
  })

  test('earned ones are taken back, and deducted from the refund if they are spent', async () => {
    const { order, amount } = await withPoints()
    await bed.inside(() => give(ids.retail, 'points', 22, 300, order.orderNo))
    const half = Math.floor(amount / 2)
    const first = await back(order.id, half, 'R1')
    expect(first.kept).toBe(0)
    expect(await balance(ids.retail, 'points')).toBe(300 + Math.floor((700 * half) / amount) - first.clawed)
    await fill(ids.retail, 'points', 0)
    const second = await back(order.id, amount - half, 'R2')
    expect(first.clawed + second.clawed).toBe(300)
    expect(await faults()).toEqual([])
  })
})
