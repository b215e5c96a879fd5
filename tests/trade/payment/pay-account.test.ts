import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { pay } from '../../../src/trade/payment/payment.contract'
import { cancelOwn } from '../../../demo/server/trade/orders/own-orders'
import { buyerById } from '../checkout/checkout-bed'
import { answerOf, balance, bed, detail, faults, fill, ids, orderRow, owed, payWith } from './payment-bed'

beforeEach(() => bed.reset())

const password = '123456'

describe('a payment from an account of the company', () => {
  test.each([
    [95, 'credit'],
    [96, 'deposit'],
  ] as const)('%i takes the amount and pays the order, once', async (code, kind) => {
    const token = await bed.login('retail')
    await fill(ids.retail, kind, 500_000)
    const { payOrderId, order, amount } = await owed(token)
    expect((await payWith(token, payOrderId, code, password)).state).toBe(40)
    expect(await balance(ids.retail, kind)).toBe(500_000 - amount)
    expect(await orderRow(order.id)).toMatchObject({ state: 40, paidAmount: amount })
    // A second attempt with another key finds the order paid, and takes nothing more.
    expect((await payWith(token, payOrderId, code, password)).state).toBe(40)
    expect(await balance(ids.retail, kind)).toBe(500_000 - amount)
    expect(await faults()).toEqual([])
  })

  test('needs no password up to the limit of the buyer, and needs one above it', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 500_000)
    const limit = (passwordFreeLimit: unknown) =>
      bed.inside(() =>
        db().update(customer).set({ settings: { passwordFreeLimit } }).where(eq(customer.id, ids.retail)),
      )
    const { payOrderId, amount } = await owed(token)
    for (const none of [amount - 1, -1, 1e20, '99999', null]) {
      await limit(none)
      expect((await detail(token, payOrderId)).needPayPassword).toBe(10)
      await expect(payWith(token, payOrderId, 96)).rejects.toMatchObject({ code: 400 })
    }
    await limit(amount)
    expect((await detail(token, payOrderId)).needPayPassword).toBe(20)
    expect((await payWith(token, payOrderId, 96)).state).toBe(40)
    expect(await balance(ids.retail, 'deposit')).toBe(500_000 - amount)
    expect(await faults()).toEqual([])
  })

  test('is rejected with 422 without enough balance, and changes nothing', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 100)
    const { payOrderId, order } = await owed(token)
    const answer = await bed.ask(pay, { body: { payOrderId, payCode: 96, payPassword: password } }, { token })
    expect(await answerOf(answer)).toEqual({ code: 422, message: '预存款余额不足' })
    expect(await balance(ids.retail, 'deposit')).toBe(100)
    expect(await orderRow(order.id)).toMatchObject({ state: 30, paidAmount: 0 })
  })

  test('is returned when the order is cancelled before it is fully paid', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 500_000)
    const { order, payOrderId } = await owed(token)
    const { who } = await bed.inside(() => buyerById(ids.retail))
    await bed.inside(() => cancelOwn(who, order.id, { cancelReason: 20 }))
    expect((await detail(token, payOrderId)).closed).toBe(10)
    await expect(payWith(token, payOrderId, 96, password)).rejects.toMatchObject({
      code: 404,
      title: '订单失效，请重新下单',
    })
    expect(await balance(ids.retail, 'deposit')).toBe(500_000)
    expect(await faults()).toEqual([])
  })
})

describe('R107: the payment password', () => {
  test('answers 402 and debits nothing if none is set', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 500_000)
    const { payOrderId } = await owed(token)
    await bed.inside(() =>
      db().update(customer).set({ payPasswordHash: '' }).where(eq(customer.id, ids.retail)),
    )
    const answer = await bed.ask(pay, { body: { payOrderId, payCode: 96, payPassword: password } }, { token })
    expect(answer.status).toBe(200)
    expect(await answerOf(answer)).toEqual({ code: 402, message: '未设置支付密码' })
    expect(await balance(ids.retail, 'deposit')).toBe(500_000)
  })

  test('is locked for 30 minutes after five wrong ones, also for the right one', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 500_000)
    const { payOrderId } = await owed(token)
    const codes: number[] = []
    for (const given of ['000000', '000001', '000002', '000003', '000004', password]) {
      const wish = { body: { payOrderId, payCode: 96, payPassword: given } }
      codes.push((await answerOf(await bed.ask(pay, wish, { token }))).code)
    }
    expect(codes).toEqual([422, 422, 422, 422, 429, 429])
    expect(await balance(ids.retail, 'deposit')).toBe(500_000)
    bed.wait(30 * 60_000 + 1000)
    expect((await payWith(token, payOrderId, 96, password)).state).toBe(40)
  })

  test('is checked five times for 100 concurrent tries', async () => {
    const token = await bed.login('retail')
    const { payOrderId } = await owed(token)
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const wish = { payOrderId, payCode: 96, payPassword: String(at).padStart(6, '0') }
        return (await answerOf(await bed.ask(pay, { body: wish }, { token }))).code
      }),
    )
    expect(answers.filter((code) => code === 422)).toHaveLength(4)
    expect(answers.filter((code) => code === 429)).toHaveLength(96)
  })

  test('is not part of the idempotency key and not logged', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 500_000)
    const { payOrderId } = await owed(token)
    await payWith(token, payOrderId, 96, password, { key: 'one-intention' })
    // The idempotency key ignores the password, so another password is not another request.
    expect((await payWith(token, payOrderId, 96, '999999', { key: 'one-intention' })).state).toBe(40)
    expect(bed.errors).toEqual([])
  })
})
