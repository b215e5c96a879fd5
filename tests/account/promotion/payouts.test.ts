import { beforeEach, expect, test } from 'vitest'
import { takeCommissionBack } from '../../../demo/server/account/promotion/commission'
import { desk } from '../../../demo/server/account/promotion/payouts.desk'
import { promotionRecord } from '../../../demo/server/account/promotion/promotion.table'
import { db } from '../../../demo/server/core/database/db'
import { payoutMachine, payoutState } from '../../../src/account/promotion/payout'
import { askPayout, cancelPayout, payoutPage } from '../../../src/account/promotion/payouts.contract'
import { promotionPage, promotionSummary } from '../../../src/account/promotion/promotion.contract'
import { outcome } from '../../money/outcome'
import { codeFrom } from '../../trade/checkout/checkout-bed'
import { balance, bed, faults, ids } from '../../trade/payment/payment-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
  const earned = { inviterId: ids.demo, invitedId: ids.retail, orderId: 'o1', type: 10 as const, refNo: 'o1' }
  await bed.inside(() =>
    db()
      .insert(promotionRecord)
      .values({ ...earned, amount: 10_000, percent: 1 }),
  )
})

const ask = (amount: string, by = token) => bed.call(askPayout, { body: { amount } }, { token: by })
const act = (name: keyof typeof desk.actions, id: string, values = {}) =>
  bed.inside(() => outcome(desk.actions[name].act(id, values)))
const summary = () => bed.call(promotionSummary, {}, { token })
const list = async () => (await bed.call(payoutPage, { body: {} }, { token })).content
const ledger = () => bed.call(promotionPage, { body: {} }, { token })

test('commission is requested, approved and paid into the deposit once, and the ledger adds up', async () => {
  const before = await balance(ids.demo, 'deposit')
  const { id } = await ask('60.00')
  expect(await summary()).toMatchObject({ commission: 4_000, earned: 10_000, paidOut: 6_000 })
  expect(await list()).toMatchObject([{ id, amount: 6_000, state: 10, actions: ['takeBack'] }])
  const [row] = await bed.inside(() => desk.waiting())
  expect(row).toMatchObject({ id, auto: 'approve', actions: ['approve', 'reject'] })
  expect([await act('pay', id), await act('approve', id)]).toEqual([409, 200])
  expect(await codeFrom(bed.call(cancelPayout, { path: { id } }, { token }))).toBe(409)
  expect([await act('pay', id), await act('pay', id)]).toEqual([200, 409])
  expect((await balance(ids.demo, 'deposit')) - before).toBe(6_000)
  const { content, total } = await ledger()
  const [payout] = await list()
  expect(content.map(({ type, amount, orderNo, buyer }) => [type, amount, orderNo, buyer])).toEqual([
    [30, -6_000, payout?.payoutNo, ''],
    [10, 10_000, 'o1', expect.any(String)],
  ])
  expect(total).toBe((await summary()).commission)
  expect(await faults()).toEqual([])
})

test('an amount above the balance is rejected at its field, and two concurrent requests cannot overdraw', async () => {
  await expect(ask('100.01')).rejects.toMatchObject({ code: 422, fields: [{ path: 'amount' }] })
  const both = await Promise.all([codeFrom(ask('60.00')), codeFrom(ask('60.00'))])
  expect(both.toSorted()).toEqual([200, 422])
  expect(await summary()).toMatchObject({ commission: 4_000 })
  expect(await list()).toHaveLength(1)
})

test('a rejected or withdrawn payout returns to the commission', async () => {
  const { id } = await ask('100.00')
  expect(await act('reject', id)).toBe(400)
  expect(await act('reject', id, { reason: '请核对' })).toBe(200)
  expect(await list()).toMatchObject([{ state: 40, reason: '请核对', actions: [] }])
  const next = await ask('100.00')
  await bed.call(cancelPayout, { path: { id: next.id } }, { token })
  expect(await summary()).toMatchObject({ commission: 10_000, paidOut: 0 })
  expect((await ledger()).content.map(({ type }) => type)).toEqual([31, 30, 31, 30, 10])
})

test('commission refunded after its payout makes the balance negative and blocks further payouts', async () => {
  const { id } = await ask('100.00')
  await act('approve', id)
  await act('pay', id)
  await bed.inside(() => takeCommissionBack('o1', 0, 'refund'))
  expect(await summary()).toMatchObject({ commission: -10_000, takenBack: 10_000, paidOut: 10_000 })
  await expect(ask('0.01')).rejects.toMatchObject({ code: 422 })
})

test('R102: only its own company can cancel a payout, and a sub-account gets 403', async () => {
  const { id } = await ask('1.00')
  const other = await bed.login('retail')
  expect(await codeFrom(bed.call(cancelPayout, { path: { id } }, { token: other }))).toBe(404)
  expect(await codeFrom(ask('1.00', await bed.login('sub1')))).toBe(403)
  expect(Object.keys(payoutMachine)).toEqual(['takeBack', 'approve', 'reject', 'pay'])
  expect(payoutState.is((await list())[0]?.state ?? 0)).toBe(true)
})
