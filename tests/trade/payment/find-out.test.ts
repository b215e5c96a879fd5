import { beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '../../../demo/server/core/time/business-time'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { findOutDue } from '../../../demo/server/trade/payment/find-out'
import { balance, bed, faults, ids, orderRow, payWith, stateFor } from './payment-bed'
import { channels, goThere, paidAt, waiting } from './provider-bed'

beforeEach(() => bed.reset())

const job = () => bed.inside(() => findOutDue(bed.config))

describe.each(channels)('without a notification of %s', (channel) => {
  test('the job queries the provider once and marks the order paid', async () => {
    const { payNo, order, amount } = await waiting(channel)
    await paidAt(channel, payNo)
    expect(await job()).toBe(0)
    bed.wait(2 * minute)
    expect(await job()).toBe(1)
    expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
    bed.wait(hour)
    expect(await job()).toBe(0)
  })

  test('a payment found after the order was closed is added to the deposit', async () => {
    const { payNo, order, amount } = await waiting(channel)
    const before = await balance(ids.retail, 'deposit')
    await paidAt(channel, payNo)
    bed.wait(day + minute)
    await bed.inside(closeUnpaid)
    expect((await orderRow(order.id)).state).toBe(80)
    expect(await job()).toBe(1)
    expect(await balance(ids.retail, 'deposit')).toBe(before + amount)
    expect(await faults()).toEqual([])
  })
})

test('a payment at the first of two chosen providers is found, too', async () => {
  const { payNo, payOrderId, token, order, amount } = await waiting('wechat')
  await goThere(token, payOrderId, 'alipay')
  await paidAt('wechat', payNo)
  bed.wait(minute)
  expect((await stateFor(token, payOrderId)).state).toBe(40)
  expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
})

test('a payment in addition to one from an account is found and added to the deposit', async () => {
  const { payNo, payOrderId, token } = await waiting('alipay')
  const before = await balance(ids.retail, 'deposit')
  await payWith(token, payOrderId, 96, '123456')
  await paidAt('alipay', payNo)
  bed.wait(2 * minute)
  expect(await job()).toBe(1)
  expect(await balance(ids.retail, 'deposit')).toBe(before)
  expect(await faults()).toEqual([])
})

test('an unpaid order is queried less and less often, at most 39 times in 3 days', async () => {
  await waiting('unionpay')
  const asked: number[] = []
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 40) {
    bed.wait(40 * minute)
    bed.statements.length = 0
    await job()
    if (bed.statements.some((one) => one.includes('update "pay_order"'))) asked.push(minutes)
  }
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.length).toBeLessThan(40)
  expect(Math.max(...asked)).toBeLessThan(2 * 24 * 60)
})
