import { inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { cancelOrder } from '../../../src/trade/orders/order-steps.contract'
import { payReceipt } from '../../../demo/server/trade/payment/payment.table'
import type { PayChannel } from '../../../demo/server/trade/payment/providers/provider'
import { receivePayment } from '../../../demo/server/trade/payment/receive-payment'
import { mergePay, pay } from '../../../src/trade/payment/payment.contract'
import { answerOf, balance, bed, faults, fill, ids, orderRow, owed, plenty } from './payment-bed'

// PGlite runs one transaction at a time. Only PostgreSQL, on which `npm test` runs these as well, tests concurrency.

beforeEach(() => bed.reset())

const password = '123456'
const outcome = (wish: Promise<unknown>) =>
  wish.then(
    (value) => value,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

/** Creates several orders of one buyer, each with its own pay order. */
async function several(count: number, token: string) {
  const skuId = await plenty()
  const list = []
  for (let at = 0; at < count; at++) list.push(await owed(token, 3, skuId))
  return list
}

describe('one order, many concurrent payments', () => {
  test('20 requests with different keys take the money once', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 1_000_000)
    const { payOrderId, amount, order } = await owed(token)
    const body = { payOrderId, payCode: 96, payPassword: password }
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await answerOf(await bed.ask(pay, { body }, { token }))).code),
    )
    expect(codes).toEqual(codes.map(() => 200))
    expect(await balance(ids.retail, 'deposit')).toBe(1_000_000 - amount)
    expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
    expect(await faults()).toEqual([])
  })

  test('50 notifications of two providers pay once, and the second provider’s money is refunded', async () => {
    const token = await bed.login('retail')
    const { payNo, amount, order } = await owed(token)
    const before = await balance(ids.retail, 'deposit')
    const word = (channel: PayChannel, channelNo: string, payCode: number) => () =>
      bed.inside(() => receivePayment({ channel, payCode, payNo, channelNo, amount }))
    const words = Array.from({ length: 50 }, (_, at) =>
      at % 2 ? word('wechat', 'w1', 30) : word('alipay', 'a1', 20),
    )
    const outcomes = await Promise.all(words.map((say) => say()))
    expect(outcomes.filter((one) => one === 'paid')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'returned')).toHaveLength(1)
    expect(await balance(ids.retail, 'deposit')).toBe(before + amount)
    expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
    expect(await faults()).toEqual([])
  })
})

test('R96: concurrent cancel, timeout, account and provider settle stock and money once', async () => {
  const count = process.env.TEST_DATABASE_URL ? 20 : 6
  const token = await bed.login('retail')
  await fill(ids.retail, 'deposit', 5_000_000)
  const list = await several(count, token)
  bed.wait(day + 60_000)
  const late = await bed.login('retail')
  const wishes = list.flatMap(({ order, payNo, payOrderId, amount }, at) => [
    () => bed.inside(() => moveOrder(order.id, 'cancel', { actor: 'buyer' })),
    () =>
      bed.inside(() =>
        receivePayment({ channel: 'wechat', payCode: 30, payNo, channelNo: `w${at}`, amount }),
      ),
    async () =>
      (
        await answerOf(
          await bed.ask(pay, { body: { payOrderId, payCode: 96, payPassword: password } }, { token: late }),
        )
      ).code,
  ])
  await Promise.all([
    ...wishes.map((wish) => outcome(wish())),
    ...[1, 2, 3].map(() => bed.inside(closeUnpaid)),
  ])
  const rows = await bed.inside(() =>
    db()
      .select()
      .from(orders)
      .where(
        inArray(
          orders.id,
          list.map(({ order }) => order.id),
        ),
      ),
  )
  expect(rows.every(({ state }) => [40, 80, 90].includes(state))).toBe(true)
  // Each provider's payment either paid its order or is in the deposit. Nothing else was taken or given.
  const receipts = await bed.inside(() => db().select().from(payReceipt))
  expect(receipts).toHaveLength(count)
  const came = receipts.reduce((sum, { amount }) => sum + amount, 0)
  const spent = rows.reduce((sum, { state, payAmount }) => sum + (state === 40 ? payAmount : 0), 0)
  expect(await balance(ids.retail, 'deposit')).toBe(5_000_000 + came - spent)
  expect(await faults()).toEqual([])
})

test('concurrent merged payment requests and cancellations of four orders keep the sums correct', async () => {
  const token = await bed.login('retail')
  const list = await several(4, token)
  const orderIds = list.map(({ order }) => order.id)
  await Promise.all([
    ...[0, 1, 2].map((from) => bed.ask(mergePay, { body: { orderIdList: orderIds.slice(from) } }, { token })),
    ...orderIds
      .slice(0, 2)
      .map((id) => bed.ask(cancelOrder, { path: { id }, body: { cancelReason: 20 } }, { token })),
  ])
  expect((await orderRow(orderIds[0] ?? '')).state).toBe(90)
  expect((await orderRow(orderIds[3] ?? '')).state).toBe(30)
  expect(await faults()).toEqual([])
})
