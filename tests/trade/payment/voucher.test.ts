import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { tx } from '../../../demo/server/core/database/db'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { cancelOwn } from '../../../demo/server/trade/orders/own-orders'
import { desk } from '../../../demo/server/trade/payment/vouchers.desk'
import { payOffline } from '../../../src/trade/payment/payment.contract'
import { envelopeOf, upload } from '../../site/files/sample-files'
import { buyerById } from '../checkout/checkout-bed'
import {
  amountOf,
  atProvider,
  bed,
  detail,
  faults,
  ids,
  orderRow,
  owed,
  payWith,
  stateFor,
} from './payment-bed'

beforeEach(() => bed.reset())

async function handedIn(pieces = 3) {
  const token = await bed.login('retail')
  const made = await owed(token, pieces)
  const words = { bank: '建设银行', payer: '许明', paidOn: '2026-11-01', amount: amountOf(made.amount) }
  const files = [(await envelopeOf(await upload(bed, token, 'voucher.pdf'))).data]
  const hand = (more: object = {}) =>
    bed.call(payOffline, { body: { payOrderId: made.payOrderId, ...words, files, ...more } }, { token })
  return { ...made, token, hand, files }
}

const act = (name: keyof typeof desk.actions, id: string, values = {}) =>
  bed.inside(() => tx(async () => desk.actions[name].act(id, values)))

describe('a transfer', () => {
  test('is reviewed and confirmed: the order is paid and does not time out meanwhile', async () => {
    const { payOrderId, order, token, hand } = await handedIn()
    expect((await hand()).state).toBe(15)
    bed.wait(day + 60_000)
    expect(await bed.inside(closeUnpaid)).toBe(0)
    const [row] = await bed.inside(desk.waiting)
    expect(row).toMatchObject({ id: payOrderId, actions: ['accept', 'reject'], auto: 'accept' })
    expect(row?.files?.join()).toContain('voucher.pdf')
    await act('accept', payOrderId)
    expect((await bed.inside(desk.waiting))[0]).toMatchObject({
      actions: ['confirm', 'reject'],
      auto: 'confirm',
    })
    await act('confirm', payOrderId)
    expect(await bed.inside(desk.waiting)).toEqual([])
    expect(await orderRow(order.id)).toMatchObject({ state: 40 })
    expect(await detail(await bed.login('retail'), payOrderId)).toMatchObject({ state: 40, payCode: 90 })
    await expect(act('confirm', payOrderId)).rejects.toMatchObject({ code: 409 })
    expect(await faults()).toEqual([])
    void token
  })

  test('under review blocks cancellation and other payments', async () => {
    const { payOrderId, order, token, hand } = await handedIn()
    await hand()
    const { who } = await bed.inside(() => buyerById(ids.retail))
    await expect(bed.inside(() => cancelOwn(who, order.id, { cancelReason: 20 }))).rejects.toMatchObject({
      code: 422,
    })
    await expect(payWith(token, payOrderId, 30)).rejects.toMatchObject({ code: 422 })
    await expect(hand()).rejects.toMatchObject({ code: 422 })
    expect((await orderRow(order.id)).state).toBe(30)
  })

  test('that is rejected shows its reason, and can be submitted again or paid in another way', async () => {
    const { payOrderId, payNo, token, hand } = await handedIn()
    await hand()
    await expect(act('reject', payOrderId, { reason: '' })).rejects.toMatchObject({ code: 400 })
    await act('reject', payOrderId, { reason: '看不清流水号' })
    expect(await detail(token, payOrderId)).toMatchObject({
      state: 30,
      voucher: { reason: '看不清流水号' },
      actions: ['submitVoucher', 'changeMethod'],
    })
    expect((await hand()).state).toBe(15)
    await act('reject', payOrderId, { reason: '金额不符' })
    expect((await payWith(token, payOrderId, 30)).state).toBe(10)
    await atProvider(payNo, 'wechat', 'success')
    expect((await stateFor(token, payOrderId)).state).toBe(40)
    expect(await faults()).toEqual([])
  })

  test.each([
    ['a future day', { paidOn: '2099-01-01' }, 'paidOn'],
    ['an impossible day', { paidOn: '2026-02-30' }, 'paidOn'],
    ['another amount', { amount: '1.00' }, 'amount'],
    ['a file of another account', { files: ['/bbb/file/1/x.png'] }, 'files'],
    ['no file', { files: [] }, 'files'],
  ])('with %s is rejected at its field', async (_, more, path) => {
    const { hand } = await handedIn()
    const fault = await hand(more).then(
      () => undefined,
      (error: { code: number; fields: { path: string }[] }) => error,
    )
    expect([fault?.code, fault?.fields[0]?.path]).toEqual([400, path])
  })
})
