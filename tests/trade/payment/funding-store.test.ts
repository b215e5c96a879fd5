import { beforeEach, expect, test } from 'vitest'
import type { Scope } from '../../../src/core/host/scope'
import { planOf } from '../../../src/trade/payment/funding-plan'
import { openFunding } from '../../../src/trade/payment/funding.store'
import { payMethod } from '../../../src/words/pay-method'
import { listPayType } from '../../../src/trade/payment/payment.contract'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { atProvider, bed, fill, ids, owed, payWith } from './payment-bed'
import { soon } from '../../soon'

const { credit, deposit, wechatScan, alipayApp } = payMethod.code

let scope: Scope
let token = ''

beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  await fill(ids.retail, 'deposit', 500_000)
  fakePage(bed).otherTab(token)
  scope = freshScope()
})

/** Returns the checkout of an amount after its page is opened. */
async function about(amount: number) {
  const funding = openFunding(scope, () => amount)
  funding.types.$state.listen(() => {})
  await soon(() => expect(funding.types.$state.get().status).toBe('ready'))
  const parts = () =>
    planOf(amount, funding.$wish.get(), funding.types.$state.get().value ?? []).parts.map(
      ({ payCode, amount: part }) => [payCode, part],
    )
  return { funding, parts }
}

test('a first payment has no preselected method; later ones preselect the last one', async () => {
  expect((await about(3_000)).parts()).toEqual([])
  const made = await owed(token)
  await payWith(token, made.payOrderId, deposit, '123456')
  expect((await about(3_000)).parts()).toEqual([[deposit, 3_000]])
  const next = await owed(token)
  await payWith(token, next.payOrderId, wechatScan)
  const opened = await bed.call(listPayType, { query: {} }, { token })
  expect(opened.find(({ preferred }) => preferred === 10)?.payCode, 'looked at, not paid').toBe(deposit)
  await atProvider(next.payNo, 'wechat', 'success')
  expect((await about(3_000)).parts()).toEqual([[wechatScan, 3_000]])
})

test('an account with too little money is not preselected', async () => {
  await payWith(token, (await owed(token)).payOrderId, deposit, '123456')
  expect((await about(900_000)).parts()).toEqual([])
})

test('one click changes the method, also if accounts pay the whole amount', async () => {
  await fill(ids.retail, 'credit', 800_000)
  const { funding, parts } = await about(600_000)
  funding.take(deposit)
  expect(parts(), 'what it can').toEqual([[deposit, 500_000]])
  expect(funding.ready()).toBeUndefined()
  expect(scope.toasts.$toasts.get().map(({ title }) => title)).toEqual(['请选择余下金额的支付方式'])
  funding.restBy(wechatScan)
  expect(parts()).toEqual([
    [deposit, 500_000],
    [wechatScan, 100_000],
  ])
  funding.take(credit)
  expect(parts(), 'accounts come before the other way').toEqual([
    [deposit, 500_000],
    [credit, 100_000],
  ])
  funding.restBy(alipayApp)
  expect(parts(), 'nothing was left for it').toEqual([[alipayApp, 600_000]])
  funding.take(credit)
  expect(parts(), 'all of it').toEqual([[credit, 600_000]])
  funding.take(deposit)
  expect(parts(), 'the other account in its place').toEqual([[deposit, 500_000]])
})
