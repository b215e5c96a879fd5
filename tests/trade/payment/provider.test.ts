import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { payReceipt } from '../../../demo/server/trade/payment/payment.table'
import { channelOf, payChannels } from '../../../demo/server/trade/payment/providers/provider'
import { tellDue, tellShop } from '../../../demo/server/trade/payment/stand-in/tell-shop'
import { atProvider, balance, bed, faults, ids, orderRow, owed, payWith, stateFor } from './payment-bed'
import { channels, goThere, notificationOf, paidAt, send, standing, waiting } from './provider-bed'

beforeEach(() => bed.reset())

test('every provider channel has its own payment code', () => {
  expect(channels.map((name) => channelOf(payChannels[name]))).toEqual(channels)
})

describe.each(channels)('%s', (channel) => {
  test('a failed payment changes nothing, and a repeated success pays once', async () => {
    const { payNo, payOrderId, order, token, amount } = await waiting(channel)
    await atProvider(payNo, channel, 'fail')
    expect((await stateFor(token, payOrderId)).state).toBe(10)
    await atProvider(payNo, channel, 'duplicate')
    expect((await stateFor(token, payOrderId)).state).toBe(40)
    expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
    expect(await faults()).toEqual([])
  })

  test('a payment without a notification is found by a query after a minute', async () => {
    const { payNo, payOrderId, token } = await waiting(channel)
    await paidAt(channel, payNo)
    expect((await stateFor(token, payOrderId)).state).toBe(10)
    bed.wait(minute)
    expect((await stateFor(token, payOrderId)).state).toBe(40)
  })

  test('R104: forged notifications and those with other amounts change nothing', async () => {
    const { payNo, payOrderId, token } = await waiting(channel)
    const row = await paidAt(channel, payNo)
    const notification = notificationOf[channel]
    const forged = [
      { ...row, amount: row.amount - 1 },
      { ...row, amount: 1 },
      { ...row, payNo: 'P0000000000000000000' },
    ]
    for (const each of forged) await bed.inside(async () => tellShop(each, send))
    const good = await bed.inside(() => notification(row))
    const body = await good.text()
    const say = async (text: string, headers: HeadersInit = good.headers) =>
      bed.app.request(good.url, { method: 'POST', headers, body: text })
    const bodies = [
      body.replace('SUCCESS', 'FINISHED').replace('respCode=00', 'respCode=A6'),
      `${body}&total_amount=0.01&txnAmt=1`,
      body.slice(0, -8),
      body.toLowerCase(),
      '',
      '{}',
    ]
    for (const changed of bodies) await say(changed)
    expect((await stateFor(token, payOrderId)).state).toBe(10)
    // Log lines of each kind are limited by the minute.
    expect(bed.errors).not.toEqual([])
    // Many parallel copies of a valid notification are one payment.
    const before = await balance(ids.retail, 'deposit')
    await Promise.all(Array.from({ length: 20 }, () => say(body)))
    expect(await stateFor(token, payOrderId)).toMatchObject({ state: 40, returned: 20 })
    expect(await balance(ids.retail, 'deposit')).toBe(before)
    expect(await faults()).toEqual([])
  })

  test('credits the deposit once if the notification arrives after the order was closed', async () => {
    const { payNo, payOrderId, order, token, amount } = await waiting(channel)
    const before = await balance(ids.retail, 'deposit')
    await atProvider(payNo, channel, 'late')
    expect((await stateFor(token, payOrderId)).state).toBe(10)
    bed.wait(day + 2 * minute)
    await bed.inside(closeUnpaid)
    expect((await orderRow(order.id)).state).toBe(80)
    await bed.inside(() => tellDue(send))
    await bed.inside(() => tellDue(send))
    const row = await standing(channel, payNo)
    await bed.inside(() => tellShop(row, send))
    expect(await balance(ids.retail, 'deposit')).toBe(before + amount)
    expect(await stateFor(await bed.login('retail'), payOrderId)).toMatchObject({ closed: 10, returned: 10 })
    expect(await faults()).toEqual([])
  })
})

test('a second payment at another provider is added to the deposit', async () => {
  const { payNo, payOrderId, token, amount } = await waiting('wechat')
  await goThere(token, payOrderId, 'alipay')
  const before = await balance(ids.retail, 'deposit')
  await atProvider(payNo, 'alipay', 'success')
  await atProvider(payNo, 'wechat', 'success')
  expect((await stateFor(token, payOrderId)).state).toBe(40)
  expect(await balance(ids.retail, 'deposit')).toBe(before + amount)
  const receipts = await bed.inside(() =>
    db().select().from(payReceipt).where(eq(payReceipt.payOrderId, payOrderId)),
  )
  expect(receipts.map(({ channel, outcome }) => [channel, outcome]).toSorted()).toEqual([
    ['alipay', 'paid'],
    ['wechat', 'returned'],
  ])
  expect(await faults()).toEqual([])
})

test('R103: a return from a provider alone does not count as a payment', async () => {
  const { payOrderId, token } = await waiting('alipay')
  const back = `http://localhost:4173/cart/paySuccess?payOrderId=${payOrderId}&trade_status=TRADE_SUCCESS&result=success`
  await bed.app.request(back)
  expect((await stateFor(token, payOrderId)).state).toBe(10)
  // By now the server queries the provider, which waits for the buyer.
  bed.wait(minute)
  expect((await stateFor(token, payOrderId)).state).toBe(10)
})

test('methods that do not work on a desktop are rejected with 422', async () => {
  const token = await bed.login('retail')
  const { payOrderId } = await owed(token)
  for (const code of [40, 50, 60, 80])
    await expect(payWith(token, payOrderId, code)).rejects.toMatchObject({ code: 422 })
})
