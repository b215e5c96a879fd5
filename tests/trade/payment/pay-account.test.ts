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

describe('from an account of the company', () => {
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

  test('up to the limit that the buyer has set no password is asked for, above it is', async () => {
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

  test('what does not suffice is refused, and nothing changes', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 100)
    const { payOrderId, order } = await owed(token)
    const answer = await bed.ask(pay, { body: { payOrderId, payCode: 96, payPassword: password } }, { token })
    expect(await answerOf(answer)).toEqual({ code: 422, message: '预存款余额不足' })
    expect(await balance(ids.retail, 'deposit')).toBe(100)
    expect(await orderRow(order.id)).toMatchObject({ state: 30, paidAmount: 0 })
  })

  test('cancelled before it is paid in full: what an account gave goes back there', async () => {
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
  test('not set: 402 and nothing is taken', async () => {
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

  test('five wrong ones lock it for half an hour, also for the right one', async () => {
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

  test('a hundred tries at once are five', async () => {
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

  test('it stands neither in the answers kept for keys nor in the log', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 500_000)
    const { payOrderId } = await owed(token)
    await payWith(token, payOrderId, 96, password, { key: 'one-intention' })
    // The idempotency key ignores the password, so another password is not another request.
    expect((await payWith(token, payOrderId, 96, '999999', { key: 'one-intention' })).state).toBe(40)
    expect(bed.errors).toEqual([])
  })
})
