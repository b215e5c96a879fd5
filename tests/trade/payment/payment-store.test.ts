import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryUrlState, type UrlState } from '../../../src/core/address/url-state'
import type { Scope } from '../../../src/core/host/scope'
import { payMethod } from '../../../src/words/pay-method'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { wireOf, type Fate } from '../../session/wire'
import { atProvider, balance, bed, fill, ids, owed } from './payment-bed'
import { watchPayment } from '../../../src/trade/payment/watch-payment.store'
import { openPayment } from '../../../src/trade/payment/payment.store'
import { soon } from '../../soon'

const { deposit, wechatScan, alipayApp } = payMethod.code
const password = '123456'

let scope: Scope
let urlState: UrlState
let store: ReturnType<typeof openPayment>
let made: Awaited<ReturnType<typeof owed>>
let left: string[] = []
let leave = () => {}

beforeEach(async () => {
  await bed.reset()
  const token = await bed.login('retail')
  await fill(ids.retail, 'deposit', 500_000)
  made = await owed(token)
  fakePage(bed).otherTab(token)
  vi.stubGlobal('removeEventListener', () => {})
  scope = freshScope()
  urlState = memoryUrlState()
  urlState.setQuery({ payOrderId: made.payOrderId })
  left = []
  await visit()
})
afterEach(() => {
  leave()
})

/** Opens the page, as a reload does. */
async function visit() {
  leave()
  store = openPayment(scope, urlState, (url) => left.push(url) > 0)
  const stops = [store.payment.$state.listen(() => {}), store.watch.start()]
  leave = () => stops.forEach((stop) => stop())
  await soon(() => expect(store.payment.$state.get().status).toBe('ready'))
}
const order = () => store.payment.$state.get().value?.order
const paid = () => soon(() => expect(order()?.state).toBe(40))

const wire = (fate: () => Fate) => wireOf('/tradePay/pay', fate)

describe('R101: a lost response', () => {
  test('of a successful payment is resolved by a query', async () => {
    wire(() => 'answer is lost')
    await store.pay(deposit, password)
    await paid()
    expect(store.$unknown.get()).toBe(false)
    expect(await balance(ids.retail, 'deposit')).toBe(500_000 - made.amount)
  })

  test('of a failed payment shows no error, and another click pays once with the same key', async () => {
    let fate: Fate = 'never arrives'
    const keys = wire(() => fate)
    await store.pay(deposit, password)
    expect(store.$unknown.get()).toBe(true)
    expect(order()?.state).toBe(10)
    fate = 'passes'
    await visit()
    await store.pay(deposit, password)
    await paid()
    expect(new Set(keys).size).toBe(1)
    expect(await balance(ids.retail, 'deposit')).toBe(500_000 - made.amount)
  })
})

test('two clicks send one request', async () => {
  const keys = wire(() => 'passes')
  await Promise.all([store.pay(deposit, password), store.pay(deposit, password)])
  await paid()
  expect(keys).toHaveLength(1)
})

test('shows a wrong password at its field', async () => {
  await store.pay(deposit, '000000')
  expect(store.$fault.get()).toBe('支付密码错误，还可再试 4 次')
  expect(scope.toasts.$toasts.get()).toEqual([])
})

test('a QR code is shown, and its payment is found by polling', async () => {
  await store.pay(wechatScan)
  expect(store.$opened.get()?.qrContent).toContain('/demo/pay/')
  await atProvider(made.payNo, 'wechat', 'success')
  await store.watch.ask()
  await paid()
  expect(left).toEqual([])
})

test('opens the page of a provider', async () => {
  await store.pay(alipayApp)
  expect(left[0]).toContain('/demo/pay/gateway/alipay?')
})

test('polling stops while the page is hidden, and resumes at once when it is visible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let hidden = true
    const seen: (() => void)[] = []
    vi.stubGlobal('document', {
      get hidden() {
        return hidden
      },
      addEventListener: (_: string, listener: () => void) => seen.push(listener),
      removeEventListener: () => {},
    })
    let asked = 0
    const watch = watchPayment(
      { ...scope, call: () => new Promise(() => asked++) } as Scope,
      () => made.payOrderId,
      () => {},
    )
    const stop = watch.start()
    watch.often()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(0)
    hidden = false
    seen.forEach((listener) => listener())
    expect(asked).toBe(1)
    stop()
  } finally {
    vi.useRealTimers()
  }
})

test('orders in the URL become one payment, whose id the URL contains then', async () => {
  urlState = memoryUrlState()
  urlState.setQuery({ orders: made.order.id })
  await visit()
  expect(urlState.$query.get()).toEqual({ payOrderId: made.payOrderId })
})
