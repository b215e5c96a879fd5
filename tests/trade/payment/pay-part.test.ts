import { beforeEach, describe, expect, test } from 'vitest'
import { listPayType, payPart } from '../../../src/trade/payment/payment.contract'
import { payMethod } from '../../../src/words/pay-method'
import { cancelOwn } from '../../../demo/server/trade/orders/own-orders'
import { buyerById, codeFrom } from '../checkout/checkout-bed'
import { atProvider, balance, bed, detail, faults, fill, ids, orderRow, owed, payWith } from './payment-bed'

const { credit, deposit, points, wechatScan, offline } = payMethod.code
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  await fill(ids.retail, 'credit', 1000)
  await fill(ids.retail, 'deposit', 1000)
})

/** Pays a part of a pay order, by default from the deposit with the correct password. */
const part = (payOrderId: string, amount: string, payCode: number = deposit, payPassword = '123456') =>
  bed.call(payPart, { body: { payOrderId, payCode, amount, payPassword } }, { token })

describe('a part of an order that waits for payment', () => {
  test('is debited from an account, and a new pay order covers the rest by any method', async () => {
    const { payOrderId, payNo, order, amount } = await owed(token)
    const { payOrderId: second } = await part(payOrderId, '7.50')
    const { payOrderId: rest } = await part(second, '10.00', credit)
    expect(await balance(ids.retail, 'deposit')).toBe(250)
    expect(await balance(ids.retail, 'credit')).toBe(0)
    expect(await orderRow(order.id)).toMatchObject({ state: 30, paidAmount: 1750 })
    const left = await detail(token, rest)
    expect([left.amount, left.state, left.items[0]?.total]).toEqual([amount - 1750, 10, amount])
    expect((await detail(token, payOrderId)).closed).toBe(10)
    await payWith(token, rest, wechatScan)
    await atProvider(left.payNo, 'wechat', 'success')
    expect((await orderRow(order.id)).state).toBe(40)
    expect(left.payNo).not.toBe(payNo)
    expect(await faults()).toEqual([])
  })

  test('is returned to its account if the order is cancelled', async () => {
    const { payOrderId, order } = await owed(token)
    await part(payOrderId, '7.50')
    const { who } = await bed.inside(() => buyerById(ids.retail))
    await bed.inside(() => cancelOwn(who, order.id, { cancelReason: 20 }))
    expect(await balance(ids.retail, 'deposit')).toBe(1000)
    expect(await faults()).toEqual([])
  })

  test('is offered for accounts up to the balance, and for no other method', async () => {
    const { payOrderId, amount } = await owed(token, 1)
    await fill(ids.retail, 'credit', 500)
    const offered = await bed.call(listPayType, { query: { payOrderId } }, { token })
    const payable = new Map(offered.flatMap((type) => (type.payable ? [[type.payCode, type.payable]] : [])))
    expect([...payable]).toEqual([
      [credit, 500],
      [deposit, Math.min(1000, amount)],
    ])
  })

  test.each([
    ['zero', '0', deposit, 422],
    ['a negative amount', '-1.00', deposit, 422],
    ['the whole amount', 'all', deposit, 422],
    ['more than the balance', '10.01', deposit, 422],
    ['points on a site without them', '1.00', points, 422],
    ['a method other than an account', '1.00', offline, 422],
  ])('of %s is rejected and changes nothing', async (_, wanted, payCode, code) => {
    const { payOrderId, order, amount } = await owed(token)
    const given = wanted === 'all' ? (amount / 100).toFixed(2) : wanted
    expect(await codeFrom(part(payOrderId, given, payCode))).toBe(code)
    expect(await orderRow(order.id)).toMatchObject({ state: 30, paidAmount: 0 })
    expect((await detail(token, payOrderId)).closed).toBe(20)
    expect(await balance(ids.retail, 'deposit')).toBe(1000)
  })

  test('with a wrong password debits nothing, and another company gets 404', async () => {
    const { payOrderId } = await owed(token)
    expect(await codeFrom(part(payOrderId, '1.00', deposit, '000000'))).toBe(422)
    const body = { payOrderId, payCode: deposit, amount: '1.00', payPassword: '123456' }
    expect(await codeFrom(bed.call(payPart, { body }, { token: await bed.login('demo') }))).toBe(404)
    expect(await balance(ids.retail, 'deposit')).toBe(1000)
  })

  test('the same key pays once', async () => {
    const { payOrderId } = await owed(token)
    const body = { payOrderId, payCode: deposit, amount: '4.00', payPassword: '123456' }
    const [first, again] = [
      await bed.call(payPart, { body }, { token, key: 'one-intention' }),
      await bed.call(payPart, { body }, { token, key: 'one-intention' }),
    ]
    expect(again).toEqual(first)
    expect(await balance(ids.retail, 'deposit')).toBe(600)
  })
})
