import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../src/shell/routes'
import type { Scope } from '../../src/core/host/scope'
import { openLogin, sendToLogin } from '../../src/session/sign-in/open-login'
import { outletElement } from '../shell/outlet-element'
import { soon } from '../soon'

const showLogin = vi.hoisted(() => vi.fn())
vi.mock('../../src/session/sign-in/login-dialog.lit', () => ({ showLogin }))

const gone: string[] = []
let outlet: boolean
let page: EventTarget
beforeEach(() => {
  gone.length = 0
  outlet = false
  showLogin.mockClear()
  page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'zh-CN' },
    baseURI: 'https://shop.example/goods/7',
    cookie: '',
    querySelector: () => null,
    getElementsByTagName: (tag: string) => (outlet && tag === 'trade-outlet' ? [outletElement] : []),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', {
    href: 'https://shop.example/goods/7?x=1#y',
    origin: 'https://shop.example',
    pathname: '/goods/7',
    search: '?x=1',
    hash: '#y',
    assign: (href: string) => void gone.push(`assign ${href}`),
  })
  vi.stubGlobal('ShadowRoot', class {})
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, url: URL) => void gone.push(`push ${url.pathname}${url.search}`),
  })
  vi.stubGlobal('dispatchEvent', (event: Event) => void gone.push(event.type))
  vi.stubGlobal('PopStateEvent', class extends Event {})
})
afterEach(() => void vi.unstubAllGlobals())

/** Returns the scope of a page with or without a mapped login page. */
async function scopeWith(login?: string): Promise<Scope> {
  const { scopeFor } = await import('../../src/core/host/scope')
  const routes = login === undefined ? '' : JSON.stringify({ login })
  const rest = { site: login ?? 'none', lang: '', home: '', theme: '', currency: '' }
  const scope = scopeFor({ api: '/api', routes, ...rest })
  await soon(() => expect(scope.href.mapped('login')).toBe(login !== undefined))
  return scope
}
const back = encodeURIComponent('/goods/7?x=1#y')

test('opens the login page in the outlet with a redirect back', async () => {
  outlet = true
  page.addEventListener('trade-navigate', (event) => {
    gone.push(event instanceof CustomEvent ? event.detail.href : '?')
    event.preventDefault()
  })
  openLogin(await scopeWith())
  expect(gone).toEqual([`https://shop.example/login?redirect=${back}`])
})

test('changes the address without a page load before the outlet is defined', async () => {
  outlet = true
  openLogin(await scopeWith())
  expect(gone).toEqual([`push /login?redirect=${back}`, 'popstate'])
})

test('loads a host’s login page of another origin, even with an outlet', async () => {
  outlet = true
  openLogin(await scopeWith('https://other.example/sign-in.html'))
  expect(gone).toEqual([`assign https://other.example/sign-in.html?redirect=${back}`])
})

test('loads a host’s own login page', async () => {
  openLogin(await scopeWith('/sign-in.html'))
  expect(gone).toEqual([`assign https://shop.example/sign-in.html?redirect=${back}`])
})

test('a host can prevent the navigation and navigate itself', async () => {
  page.addEventListener('trade-navigate', (event) => event.preventDefault())
  openLogin(await scopeWith('/sign-in.html'))
  expect(gone).toEqual([])
})

test('opens a dialog on a page without a login page, but not after the end of a session', async () => {
  const scope = await scopeWith()
  openLogin(scope)
  await soon(() => expect(showLogin).toHaveBeenCalledWith(scope))
  sendToLogin(scope)
  await new Promise((done) => setTimeout(done, 20))
  expect(showLogin).toHaveBeenCalledTimes(1)
  expect(gone).toEqual([])
})
