import { beforeEach, describe, expect, test } from 'vitest'
import { defineRoutes, routeTable, whereIs, type Route } from '../../src/core/address/routes'
import { guard, type Decision, type Visit } from '../../src/session/sign-in/guard'
import type { SessionState } from '../../src/session/sign-in/session-state'
import { routes } from '../../src/shell/routes'
import shopPaths from '../vectors/shop-paths.json'

const visitor: SessionState = { state: 'visitor' }
const unknownMember: SessionState = { state: 'member', fresh: false }
const retail: SessionState = { state: 'member', fresh: false, userType: 10 }
const enterprise: SessionState = { state: 'member', fresh: false, userType: 20 }
const freshRetail: SessionState = { ...retail, fresh: true }
const freshEnterprise: SessionState = { ...enterprise, fresh: true }
const members = { unknownMember, retail, enterprise, freshRetail, freshEnterprise }

// All pages of the specification, independent of the routes table.
const names: Record<string, string> = {
  '/login': 'login',
  '/404': 'notFound',
  '/callback/third': 'callbackThird',
  '/callback/alipay': 'callbackAlipay',
}
const row = (path: string, needs?: 'member'): [string, Route] => [
  names[path] ?? path,
  { path, title: ['', ''], page: async () => undefined, needs },
]
const wholeShop: Record<string, Route> = Object.fromEntries([
  ...shopPaths.public.map((path) => row(path)),
  ...shopPaths.guarded.map((path) => row(path, 'member')),
])
beforeEach(() => void defineRoutes(wholeShop))

const ordinary: Visit = { siteKnown: true, from: '/' }
function visit(address: string, session: SessionState, as: Visit = ordinary): Decision {
  const url = new URL(address, 'https://shop.example')
  const { pathname: path, search, hash } = url
  return guard(whereIs(path, search), { path, search, hash }, session, as)
}
const stay: Decision = { go: 'stay' }
const away = (href: string, warn = false): Decision => ({ go: 'away', href, warn })
const filled = (path: string) => path.replace(/\{\w+\}/g, '7')

describe('a visitor', () => {
  const open = shopPaths.public.map(filled)
  const guarded = shopPaths.guarded.map(filled)

  test.each(open)('sees %s', (path) => {
    expect(visit(path, visitor)).toEqual(stay)
    expect(visit(`${path}?user=cart&next=/user#payment`, visitor)).toEqual(stay)
  })

  test.each(guarded)('is redirected to the login for %s and back', (path) => {
    const warn = path.startsWith('/user')
    expect(visit(path, visitor)).toEqual(away(`/login?redirect=${encodeURIComponent(path)}`, warn))
    const withTail = `${path}?a=1&b=%E8%BD%B4#c`
    expect(visit(withTail, visitor)).toEqual(away(`/login?redirect=${encodeURIComponent(withTail)}`, warn))
  })

  test.each(['/goods/cart-7', '/help/payment', '/news/user-guide', '/page/checkout', '/goods/list/cart'])(
    'sees %s, whose id only resembles a protected path',
    (path) => expect(visit(path, visitor)).toEqual(stay),
  )

  test.each([
    ['/users', true],
    ['/xyz/user/secret', true],
    ['/USER/order', true],
    ['/%75ser/order', true],
    ['/%2575ser/order', true],
    ['//user/order', true],
    ['/user/order/1/2/3', true],
    ['/user%2Forder', true],
    ['/cart/nothing', false],
    ['/Cart', false],
    ['/mini-cart', false],
    ['/checkout', false],
    ['/payment/callback', false],
    ['/often/goods/nothing', false],
  ])('is redirected to the login for the unknown path %s with a protected word', (path, warn) => {
    expect(
      guard({ route: 'notFound', params: {}, query: {} }, { path, search: '', hash: '' }, visitor, ordinary),
    ).toEqual(away(`/login?redirect=${encodeURIComponent(path)}`, warn))
  })

  test.each(['/nothing', '/often/nothing', '/goodsx', '/a/b/c/d', '/%E0%A4%A', '/login/nothing'])(
    'sees the 404 page under the unknown path %s',
    (path) => {
      expect(whereIs(path).route).toBe('notFound')
      expect(visit(path, visitor)).toEqual(stay)
    },
  )

  test('sees the login page with any redirect', () => {
    expect(visit('/login?redirect=//evil.example', visitor)).toEqual(stay)
  })
})

describe.each(Object.entries(members))('a member (%s)', (name, member) => {
  const hidden = name === 'enterprise' || name === 'freshEnterprise' ? ['/register/settlement'] : []
  const all = [...shopPaths.public, ...shopPaths.guarded, '/nothing', '/users', '/cart/nothing'].map(filled)

  test.each(all.filter((path) => path !== '/login' && !hidden.includes(path)))('sees %s', (path) => {
    expect(visit(path, member)).toEqual(stay)
  })

  test('is redirected away from the login page', () => {
    expect(visit('/login', member)).toEqual(away(name === 'freshRetail' ? '/register/success' : '/'))
    expect(visit('/login?redirect=%2Fcart%3Fa%3D1', member)).toEqual(away('/cart?a=1'))
    const home = away(name === 'freshRetail' ? '/register/success' : '/')
    for (const redirect of ['//evil.example', '/login', '/.//evil.example', 'javascript:alert(1)'])
      expect(visit(`/login?redirect=${encodeURIComponent(redirect)}`, member)).toEqual(home)
  })
})

test('an enterprise member gets the 404 page for the membership application', () => {
  expect(visit('/register/settlement', enterprise)).toEqual(away('/404'))
})

test('a retail member lands on the home page, because no welcome page exists', () => {
  const { '/register/success': _, ...rest } = wholeShop
  defineRoutes(rest)
  expect(visit('/login', freshRetail)).toEqual(away('/'))
})

describe('without a brand site', () => {
  const all = [...shopPaths.public, ...shopPaths.guarded].map(filled).filter((path) => path !== '/404')

  test.each(all)('answers %s with the 404 page, unless the visit comes from / or /login', (path) => {
    for (const session of [visitor, ...Object.values(members)]) {
      expect(visit(path, session, { siteKnown: false, from: '/goods/7' })).toEqual(away('/404'))
      for (const from of ['/', '/login'])
        expect(visit(path, session, { siteKnown: false, from })).toEqual(
          visit(path, session, { siteKnown: true, from }),
        )
    }
  })

  test('shows the 404 page itself', () => {
    expect(visit('/404', visitor, { siteKnown: false, from: '/goods/7' })).toEqual(stay)
  })
})

describe('a retail member right after the login', () => {
  test.each(['/login', '/login?redirect=%2F', '/login?redirect=/'])(
    'is redirected from %s to the success page',
    (path) => {
      expect(visit(path, freshRetail)).toEqual(away('/register/success'))
      expect(visit(path, retail)).toEqual(away('/'))
      expect(visit(path, freshEnterprise)).toEqual(away('/'))
    },
  )

  test('is redirected to the page that requested the login', () => {
    expect(visit('/login?redirect=%2Fcart', freshRetail)).toEqual(away('/cart'))
    expect(visit('/login?redirect=%2F%3Ftab%3D2', freshRetail)).toEqual(away('/?tab=2'))
  })
})

describe('a return from a third party, to a login of this tab', () => {
  const back: Visit = { ...ordinary, arrived: true }
  test.each([...shopPaths.public, ...shopPaths.guarded, '/nothing'].map(filled))(
    'redirects %s to the callback page',
    (path) => {
      const callback = path.startsWith('/callback/')
      for (const session of [visitor, ...Object.values(members)])
        expect(visit(path, session, back)).toEqual(callback ? stay : away('/callback/third'))
    },
  )

  test('ignores an unexpected code in an address', () => {
    for (const path of [
      '/?code=ATTACKER',
      '/?code=x&state=guess',
      '/goods/1?code=COUPON',
      '/callback/third?code=x',
    ])
      expect(visit(path, visitor)).toEqual(stay)
  })
})

describe('the kit’s route table', () => {
  beforeEach(() => void defineRoutes(routes))

  test('requires a token for exactly the routes of the specification', () => {
    const known: Record<string, Route> = routeTable()
    const needing = new Set(shopPaths.guarded.map(bare))
    const others = new Set(shopPaths.public.map(bare))
    for (const { path, needs } of Object.values(known)) {
      expect([path, needing.has(bare(path)) || others.has(bare(path))]).toEqual([path, true])
      expect([path, needs !== undefined]).toEqual([path, needing.has(bare(path))])
    }
  })

  test('redirects visitors from every protected route', () => {
    for (const { path, needs } of Object.values<Route>(routes)) {
      const decision = visit(filled(path), visitor)
      expect([path, decision.go]).toEqual([path, needs ? 'away' : 'stay'])
    }
  })
})

const bare = (path: string) => path.replace(/\{\w+\}/g, '{}')
