import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import type { TradeEvents } from '../../../src/core/events'
import { memoryUrlState, type UrlState } from '../../../src/core/address/url-state'
import type { Scope } from '../../../src/core/host/scope'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { wireOf, type Fate } from '../../session/wire'
import { bed, change, changeSku, ordersOf, reservedOf, stock } from './checkout-bed'
import { openCheckout } from '../../../src/trade/checkout/checkout.store'
import { soon } from '../../soon'

let scope: Scope
let urlState: UrlState
let checkout: ReturnType<typeof openCheckout>
let sku = ''
let token = ''
let leave = () => {}

beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
  ;[sku = ''] = await stock({})
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: sku, quantity: 4 }] } }, { token })
  fakePage(bed).otherTab(token)
  scope = freshScope()
  urlState = memoryUrlState()
  await visit()
})
afterEach(() => {
  leave()
})

/** Opens the page, as a reload does. */
async function visit() {
  leave()
  checkout = openCheckout(scope, urlState)
  leave = checkout.draft.$state.listen(() => {})
  await soon(() => expect(checkout.draft.$state.get().status).toBe('ready'))
}
const draft = () => {
  const { value } = checkout.draft.$state.get()
  if (!value) throw new Error('no checkout is shown')
  return value
}
const orders = async () => (await ordersOf('10002', sku)).length
const toasts = () => scope.toasts.$toasts.get().map(({ title }) => title)

/** Simulates network faults for submissions and later reads. @returns the idempotency keys that were sent */
function wire(fate: () => Fate, questions: () => boolean = () => true): string[] {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (String(url).includes('/order/checkout') && !questions()) throw new TypeError('cut')
    return fetch(url, init)
  })
  return wireOf('/order/submit', fate)
}

describe('a checkout page', () => {
  test('shows the server’s amounts and places an order with them', async () => {
    expect(draft().amounts.goods).toBe(4000)
    await checkout.submit()
    expect(draft().placed?.payAmount).toBe(draft().amounts.pay)
    expect(await orders()).toBe(1)
  })

  test('restores the same checkout with its choices after a reload', async () => {
    const { draftId } = draft()
    checkout.change({ remark: '三号门', deliveryWay: 20 })
    await soon(() => expect(checkout.$waiting.get()).toBe(false))
    await visit()
    expect(draft()).toMatchObject({ draftId, remark: '三号门', deliveryWay: 20 })
  })

  test('sends the last typed value before the submission', async () => {
    checkout.change({ remark: '三' }, true)
    checkout.change({ remark: '三号门' }, true)
    await checkout.submit()
    expect((await ordersOf('10002', sku))[0]?.order.remark).toBe('三号门')
  })

  test('does not submit a value that the server rejected', async () => {
    checkout.change({ requireDate: '2020-01-01' })
    await checkout.submit()
    expect(await orders()).toBe(0)
    checkout.change({ requireDate: '2099-01-01' })
    await checkout.submit()
    expect((await ordersOf('10002', sku))[0]?.order.requireDate).toBe('2099-01-01')
  })

  test('reports an expired draft at the next choice', async () => {
    bed.wait(31 * 60_000)
    checkout.change({ deliveryWay: 20 })
    await soon(() => expect(checkout.draft.$state.get()).toMatchObject({ error: { code: 404 } }))
  })

  test('a host can cancel with a reason, and is notified that no order was placed', async () => {
    const outcomes: unknown[] = []
    const refuse = (event: CustomEvent<TradeEvents['trade-before-order']>) => {
      event.preventDefault()
      Object.assign(event, { reason: '月底封账' })
      outcomes.push(event.detail.promise)
    }
    document.addEventListener('trade-before-order', refuse)
    await checkout.submit()
    document.removeEventListener('trade-before-order', refuse)
    expect(toasts()).toContain('月底封账')
    expect(await orders()).toBe(0)
    expect(await Promise.all(outcomes)).toEqual([{ orderNos: [] }])
  })

  test('a waiting host is notified of the placed orders', async () => {
    const outcomes: Promise<{ orderNos: string[] }>[] = []
    const listen = ({ detail }: CustomEvent<TradeEvents['trade-before-order']>) =>
      outcomes.push(detail.promise)
    document.addEventListener('trade-before-order', listen)
    await checkout.submit()
    document.removeEventListener('trade-before-order', listen)
    const [outcome] = await Promise.all(outcomes)
    expect(outcome?.orderNos).toHaveLength(1)
  })
})

test('R64: ten clicks send one submission', async () => {
  const keys = wire(() => 'passes')
  await Promise.all(Array.from({ length: 10 }, () => checkout.submit()))
  expect(keys).toHaveLength(1)
  expect(await orders()).toBe(1)
})

describe('R94: a change during the checkout', () => {
  test('is reported with the new amount, and the next click orders it', async () => {
    await changeSku(sku, { goodsPrice: 2000, brandPrice: 2000 })
    await checkout.submit()
    expect(checkout.$trouble.get()).toBe('changed')
    expect(toasts().join()).toContain('应付金额变为')
    expect(draft().amounts.goods).toBe(8000)
    expect(await orders()).toBe(0)
    await checkout.submit()
    expect(draft().placed).toBeDefined()
    expect(checkout.$trouble.get()).toBeUndefined()
  })

  test('by another tab is reported, too', async () => {
    await change(token, draft().draftId, { remark: '另一页' })
    await checkout.submit()
    expect(checkout.$trouble.get()).toBe('changed')
    expect(await orders()).toBe(0)
  })
})

describe('R100: one key per checkout', () => {
  test('is reused over retries and a reload, and another checkout gets another', async () => {
    let fate: Fate = 'never arrives'
    const keys = wire(() => fate)
    await checkout.submit()
    await checkout.submit()
    await visit()
    fate = 'passes'
    await checkout.submit()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(await orders()).toBe(1)

    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: sku, quantity: 1 }] } }, { token })
    urlState = memoryUrlState()
    await visit()
    await checkout.submit()
    expect(keys.at(-1)).not.toBe(keys[0])
    expect(await orders()).toBe(2)
  })
})

describe('R101: after a lost connection the result is requested', () => {
  test('a placed order is shown as placed', async () => {
    wire(() => 'answer is lost')
    await checkout.submit()
    expect(draft().placed?.orders).toHaveLength(1)
    expect(await orders()).toBe(1)
  })

  test('a failed submission can be retried', async () => {
    wire(() => 'never arrives')
    await checkout.submit()
    expect(draft().placed).toBeUndefined()
    expect(toasts()).toContain('订单没有提交成功，请再试一次')
  })

  test('an unknown result is shown as unknown', async () => {
    let known = false
    wire(
      () => 'answer is lost',
      () => known,
    )
    await checkout.submit()
    expect(checkout.$trouble.get()).toBe('unknown')
    expect(draft().placed).toBeUndefined()
    known = true
    await checkout.findOut()
    expect(checkout.$trouble.get()).toBeUndefined()
    expect(draft().placed).toBeDefined()
    expect(await reservedOf(sku)).toBe(4)
  })
})
