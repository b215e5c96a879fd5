import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { u9Deposit } from '../../../demo/server/money/deposit/deposit.table'
import { makeExports } from '../../../demo/server/account/downloads/exports.job'
import { exportTask } from '../../../demo/server/account/downloads/downloads.table'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { receivePayment } from '../../../demo/server/trade/payment/receive-payment'
import { desk } from '../../../demo/server/trade/payment/vouchers.desk'
import {
  cancelRecharge,
  exportRecharges,
  offlinePay,
  recharge,
  rechargePage,
} from '../../../src/money/deposit/recharges.contract'
import { exportU9, u9Page } from '../../../src/money/deposit/u9.contract'
import { payDetail } from '../../../src/trade/payment/payment.contract'
import { wireDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { ownFile } from '../own-file'
import { outcome } from '../outcome'

const company = '10002'
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const balance = async () => (await bed.inside(() => accountOf(company, 'deposit'))).balance
const list = async (body: object = {}) => (await bed.call(rechargePage, { body }, { token })).content
const sound = async () => expect(await bed.inside(brokenAccounts)).toEqual([])
const voucher = async (more: object = {}) => ({
  amount: '880.00',
  bank: '中国银行',
  payer: '许明',
  paidOn: wireDay(clock.now()),
  files: [await bed.inside(() => ownFile(company))],
  ...more,
})

describe('a top-up online', () => {
  test('is created, paid through the provider, and added to the deposit once', async () => {
    const before = await balance()
    const { payOrderId } = await bed.call(recharge, { body: { amount: '500.00' } }, { token })
    const { payNo, purpose, amount } = await bed.call(payDetail, { path: { id: payOrderId } }, { token })
    expect({ purpose, amount }).toEqual({ purpose: 'recharge', amount: 50_000 })
    expect((await list())[0]).toMatchObject({ id: payOrderId, state: 10, actions: ['pay', 'cancel'] })
    const payment = { channel: 'alipay' as const, payCode: 20, payNo, channelNo: 'A1', amount: 50_000 }
    expect(await bed.inside(() => receivePayment(payment))).toBe('paid')
    expect(await bed.inside(() => receivePayment(payment))).toBe('again')
    expect(await balance()).toBe(before + 50_000)
    expect((await list())[0]).toMatchObject({ state: 40, payCode: 20, actions: [] })
    await sound()
  })

  test('can be cancelled once by its buyer before it is paid, and a late payment is added to the deposit', async () => {
    const { payOrderId: id } = await bed.call(recharge, { body: { amount: '500.00' } }, { token })
    const cancel = (by: string) => codeFrom(bed.call(cancelRecharge, { path: { id } }, { token: by }))
    expect(await cancel(await bed.login('demo'))).toBe(404)
    expect([await cancel(token), await cancel(token)]).toEqual([200, 409])
    expect((await list())[0]).toMatchObject({ closed: 10, actions: [] })
    const before = await balance()
    const { payNo } = (await list())[0] ?? { payNo: '' }
    const payment = { channel: 'alipay' as const, payCode: 20, payNo, channelNo: 'A2', amount: 50_000 }
    expect(await bed.inside(() => receivePayment(payment))).toBe('returned')
    expect(await balance()).toBe(before + 50_000)
  })

  test.each(['0', '0.99', '1000000.01', '-5', '1e3'])('of %s is rejected with 400', async (amount) => {
    expect(await codeFrom(bed.call(recharge, { body: { amount } }, { token }))).toBe(400)
    expect(await list()).toEqual([])
  })
})

describe('a transfer', () => {
  test('is added to the deposit only after the platform confirms the receipt', async () => {
    const before = await balance()
    const { payOrderId, state } = await bed.call(offlinePay, { body: await voucher() }, { token })
    expect(state).toBe(15)
    const [row] = (await bed.inside(() => desk.waiting())).filter(({ id }) => id === payOrderId)
    expect(JSON.stringify(row?.lines)).toContain('许明')
    const act = (name: 'accept' | 'confirm') => bed.inside(() => outcome(desk.actions[name].act(payOrderId)))
    expect(await act('confirm')).toBe(409)
    expect(await act('accept')).toBe(200)
    expect(await balance()).toBe(before)
    expect(await act('confirm')).toBe(200)
    expect(await balance()).toBe(before + 88_000)
    expect(await list({ offline: 10 })).toMatchObject([{ id: payOrderId, state: 40, actions: [] }])
    await sound()
  })

  test('shows the reason after a rejection and can be paid in another way', async () => {
    const { payOrderId } = await bed.call(offlinePay, { body: await voucher() }, { token })
    await bed.inside(() => desk.actions.reject.act(payOrderId, { reason: '看不清' }))
    expect(await list({ state: 30 })).toMatchObject([
      { voucher: { reason: '看不清', bank: '中国银行' }, actions: ['pay', 'cancel'] },
    ])
    expect(await list({ state: 40 })).toEqual([])
  })

  test('with an invalid field creates nothing', async () => {
    for (const more of [
      { paidOn: '2099-01-01' },
      { files: ['/bbb/file/1/others.pdf'] },
      { files: [] },
      { payer: '' },
    ])
      expect(await codeFrom(bed.call(offlinePay, { body: await voucher(more) }, { token }))).toBe(400)
    expect(await list()).toEqual([])
    const sub = await bed.login('sub1')
    expect(await codeFrom(bed.call(offlinePay, { body: await voucher() }, { token: sub }))).toBe(403)
  })
})

test('a report contains exactly the rows of the list, in its order', async () => {
  for (const amount of ['11.00', '22.00', '33.00']) {
    await bed.call(recharge, { body: { amount } }, { token })
    bed.wait(1_000)
  }
  const [newest] = await list()
  await bed.call(cancelRecharge, { path: { id: newest?.id ?? '' } }, { token })
  await bed.call(exportRecharges, { body: { state: 10, format: 'csv' } }, { token })
  await bed.inside(makeExports)
  const text = await bed.inside(async () => {
    const [task] = await db().select().from(exportTask).where(eq(exportTask.kind, 'recharge'))
    const [file] = await db()
      .select()
      .from(uploadFile)
      .where(eq(uploadFile.id, task?.fileId ?? ''))
    return new TextDecoder().decode(file?.content ?? undefined)
  })
  const lines = text.trim().split('\r\n').slice(1)
  const shown = await list({ state: 10 })
  expect(lines.map((line) => line.split(',')[1])).toEqual(shown.map(({ payNo }) => payNo))
  expect(lines.map((line) => line.split(',')[4])).toEqual(['22.00', '11.00'])
  // Nothing to report.
  expect(await codeFrom(bed.call(exportRecharges, { body: { state: 40 } }, { token }))).toBe(400)
})

test('the ERP deposit is shown to the main account of its company only', async () => {
  const account = { amount: 500_000, balance: 120_000, bookedOn: '2026-11-01', syncedAt: clock.now() }
  await bed.inside(() =>
    db()
      .insert(u9Deposit)
      .values([
        { ...account, customerId: company, u9No: 'U1' },
        { ...account, customerId: company, u9No: 'U2', bookedOn: '2026-01-01', balance: 1 },
        { ...account, customerId: '10003', u9No: 'U3' },
      ]),
  )
  const all = await bed.call(u9Page, { body: {} }, { token })
  expect(all.content.map(({ u9No }) => u9No)).toEqual(['U1', 'U2'])
  expect(all.balance).toBe(120_001)
  const late = await bed.call(u9Page, { body: { timeRange: 1 } }, { token })
  expect(late.content.map(({ u9No }) => u9No)).toEqual(['U1'])
  expect(await codeFrom(bed.call(u9Page, { body: {} }, { token: await bed.login('sub1') }))).toBe(403)
  await bed.call(exportU9, { body: {} }, { token })
})
