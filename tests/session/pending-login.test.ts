import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPending, takeArrival } from '../../src/session/third-party/pending-login'

const state = 'S'.repeat(43)
let address: URL
let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => open(url.href),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(href: string) {
  address = new URL(href, 'https://shop.example')
  vi.stubGlobal('location', address)
}
const begin = () => keepPending({ state, channel: 'wechat', redirect: '/cart?a=1#b' })
const here = () => address.pathname + address.search + address.hash

describe('a code in the address', () => {
  test.each([
    '/?code=ATTACKER',
    '/?code=x&state=guess',
    '/goods/1?code=COUPON',
    `/callback/third?code=x&state=${state.slice(1)}`,
    `/callback/third?code=x&state=${state}`,
  ])('ignores %s and leaves it in place without a pending login', (href) => {
    open(href)
    expect(takeArrival()).toBeUndefined()
    expect(here()).toBe(href)
  })

  test.each([
    '/?code=ATTACKER',
    '/?code=x&state=guess',
    '/goods/1?code=COUPON',
    '/callback/third?code=x&state=',
  ])('ignores %s and leaves it in place for another state', (href) => {
    begin()
    open(href)
    expect(takeArrival()).toBeUndefined()
    expect(here()).toBe(href)
  })

  test.each([
    [`/callback/third?code=C&state=${state}`, '/callback/third', 'C'],
    [`/goods/1?size=20&code=C&state=${state}#reviews`, '/goods/1?size=20#reviews', 'C'],
    [
      `/callback/alipay?app_id=1&source=alipay_wallet&scope=auth_user&auth_code=C&state=${state}`,
      '/callback/alipay',
      'C',
    ],
    [`/callback/third?usercancel=1&state=${state}`, '/callback/third', ''],
  ])('accepts %s and leaves %s', (href, left, code) => {
    begin()
    open(href)
    expect(takeArrival()).toMatchObject({ code, state, channel: 'wechat', redirect: '/cart?a=1#b' })
    expect(here()).toBe(left)
  })

  test('is accepted once', () => {
    begin()
    const href = `/callback/third?code=C&state=${state}`
    open(href)
    takeArrival()
    expect(takeArrival()).toBeUndefined()
    open(href)
    expect(takeArrival()).toBeUndefined()
    expect(here()).toBe(href)
  })

  test.each([-3, 3])(
    'is accepted although the clock jumped by %i days: only the server measures time',
    (days) => {
      begin()
      vi.useFakeTimers({ now: Date.now() + days * 86_400_000 })
      open(`/callback/third?code=C&state=${state}`)
      expect(takeArrival()).toMatchObject({ code: 'C' })
    },
  )
})

test.each([
  '',
  '{',
  '1|',
  '1|{}',
  '2|{"state":"x"}',
  `1|{"state":"${state}","channel":"other"}`,
  'null',
  '1|null',
])('ignores the stored value %j', (text) => {
  storage.set('trade:all:third-party', text)
  open(`/callback/third?code=C&state=${state}`)
  expect(takeArrival()).toBeUndefined()
})

test('begins no login without a session storage and throws no error', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(begin()).toBe(false)
  open(`/?code=x&state=${state}`)
  expect(takeArrival()).toBeUndefined()
})
