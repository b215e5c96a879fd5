import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actions } from '../../src/core/host/actions'
import { pinned } from '../../src/core/host/pinned'
import { scopeFor, type Scope } from '../../src/core/host/scope'
import { openEnterprise } from '../../demo/server/session/registration/approve-company'
import { endSession } from '../../demo/server/session/sign-in/sessions'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn, userInfo } from '../../src/session/sign-in/sign-in.contract'
import { cartCount } from '../../src/trade/cart/cart.contract'
import { fixedCode, openTestbed } from '../server/testbed'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { siteOf } from '../../src/site/brand-site/brand-site.store'
import { soon } from '../soon'

const bed = await openTestbed('open')

let page: ReturnType<typeof fakePage>
let scope: Scope
let session: ReturnType<typeof sessionOf>
const sessionEvents: { state: string; userType?: number }[] = []
const openLogin = vi.fn()

/** Opens the page as an element does. */
async function openPage() {
  page.document.addEventListener('trade-session-change', listen)
  scope = freshScope()
  session = sessionOf(scope)
  actions.openLogin = openLogin
}
const listen = (event: Event) => void (event instanceof CustomEvent && sessionEvents.push(event.detail))

beforeEach(async () => {
  await bed.reset()
  sessionEvents.length = 0
  openLogin.mockClear()
  page = fakePage(bed)
  await openPage()
})

async function captcha() {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  return { captchaKey, captcha: fixedCode }
}
const demo = { loginAccount: 'demo', password: 'demo1234' }
const logIn = async (loginAccount = 'demo') => session.login({ ...demo, loginAccount, ...(await captcha()) })
const user = () => {
  const now = session.$session.get()
  return now.state === 'member' ? now.user?.loginAccount : undefined
}
const settled = () => soon(() => expect(user()).toBeDefined())
const toasts = () => scope.toasts.$toasts.get().map(({ title }) => title)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('login', () => {
  test('stores the token in the cookie and knows the user type at once and the user soon after', async () => {
    expect(session.$session.get()).toEqual({ state: 'visitor' })
    await logIn()
    expect(session.$session.get()).toMatchObject({ state: 'member', fresh: true, userType: 20 })
    expect(page.token()).toMatch(/^[\w-]{43}$/)
    await settled()
    expect(user()).toBe('demo')
    expect(sessionEvents).toEqual([{ state: 'visitor' }, { state: 'member', userType: 20 }])
    expect(toasts()).toEqual([])
  })

  test('shows a refusal of the server once and ends no session', async () => {
    await logIn()
    const before = page.token()
    expect(await refusal(session.login({ ...demo, password: 'x', ...(await captcha()) }))).toMatchObject({
      kind: 'unauthorized',
      code: 401,
    })
    expect(toasts()).toEqual(['账号或密码错误'])
    expect(page.token()).toBe(before)
    expect(openLogin).not.toHaveBeenCalled()
  })

  test('shows no toast if the server requires a captcha', async () => {
    expect(await refusal(session.login(demo))).toMatchObject({
      kind: 'business',
      code: 428,
      title: '请输入验证码',
    })
    expect(toasts()).toEqual([])
    expect(session.$session.get()).toEqual({ state: 'visitor' })
  })

  test('lasts for this page without cookies, with a message', async () => {
    page.refuseCookies()
    await logIn()
    await settled()
    expect(page.token()).toBe('')
    // The message's text loads with a separate chunk.
    await soon(() => expect(toasts()).toEqual(['浏览器未保存登录状态']))
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(user()).toBe('demo')
  })

  test('logs a warning if a proxy removes the token from requests', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ask = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.delete('Authorization')
      return ask(url, { ...init, headers })
    })
    await logIn()
    await soon(() => expect(error.mock.calls.join()).toMatch(/answered 401 to the token .* Authorization/))
    expect(session.$session.get()).toEqual({ state: 'visitor' })
    error.mockRestore()
  })

  test('as another account passes through the visitor state and clears the first account', async () => {
    await logIn()
    await settled()
    const states: string[] = []
    session.$session.listen(
      (now) => void states.push(now.state === 'member' ? (now.user?.loginAccount ?? '?') : '–'),
    )
    await logIn('retail')
    await soon(() => expect(user()).toBe('retail'))
    expect(states).toEqual(['–', '?', 'retail'])
  })
})

describe('a page that opens with a token', () => {
  test('requests its member once', async () => {
    page.otherTab(await bed.login('retail'))
    await openPage()
    expect(session.$session.get()).toEqual({ state: 'member', fresh: false, userType: undefined })
    await settled()
    expect(session.$session.get()).toMatchObject({
      fresh: false,
      userType: 10,
      user: { loginAccount: 'retail' },
    })
    expect(page.asked.filter((path) => /getUserInfo$|start$/.test(path))).toEqual(['/bbb/start'])
    expect(sessionEvents.at(-1)).toEqual({ state: 'member', userType: 10 })
  })

  test('clears a session that the server has ended, shows one message, and opens the login', async () => {
    page.otherTab('A'.repeat(43))
    await openPage()
    await soon(() => expect(session.$session.get()).toEqual({ state: 'visitor' }))
    expect(page.token()).toBe('')
    expect(toasts()).toEqual(['登录失效或已过期'])
    expect(openLogin).toHaveBeenCalledTimes(1)
  })

  test('keeps a session that was issued for this brand site', async () => {
    await logIn()
    await openPage()
    await siteOf(scope).id()
    expect(page.stored.get('trade:all:session-site')).toBe('1|"1001"')
    expect(session.$session.get().state).toBe('member')
  })

  test('drops a session of another brand site as soon as the site is known', async () => {
    await logIn()
    page.stored.set('trade:all:session-site', '1|"1002"')
    await openPage()
    expect(session.$session.get().state).toBe('member')
    await siteOf(scope).id()
    await soon(() => expect(session.$session.get()).toEqual({ state: 'visitor' }))
    expect(page.token()).toBe('')
  })

  test('keeps its session when another brand site of the page logs in with its own cookie', async () => {
    await logIn()
    const further = scopeFor({ ...scope.settings, site: 'north.localhost' })
    await sessionOf(further).login({ ...demo, loginAccount: 'retail', ...(await captcha()) })
    expect(page.stored.get('trade:all:session-site')).toBe('1|"1001"')
    // The order in which the page's elements read the stores must not matter.
    await openPage()
    pinned('scopes', () => new Map<string, Scope>()).clear()
    const again = [scopeFor(further.settings), scopeFor(scope.settings)]
    const opened = again.map((one) => sessionOf(one).$session)
    await Promise.all(again.map((one) => siteOf(one).id()))
    const users = ['retail', 'demo'].map((loginAccount) => ({ user: { loginAccount } }))
    await soon(() => expect(opened.map(($session) => $session.get())).toMatchObject(users))
  })
})

describe('logout', () => {
  test('ends the session here and on the server, and opens the login page if one exists', async () => {
    await logIn()
    await settled()
    const old = page.token()
    page.document.storefront = true
    const done = session.logout()
    expect(session.$session.get()).toEqual({ state: 'visitor' })
    expect(page.token()).toBe('')
    await done
    expect(openLogin).toHaveBeenCalledTimes(1)
    expect(sessionEvents.at(-1)).toEqual({ state: 'visitor' })
    expect(await refusal(bed.call(userInfo, {}, { token: old }))).toMatchObject({ code: 401 })
    expect(toasts()).toEqual([])
  })

  test('opens no dialog over a foreign page', async () => {
    await logIn()
    await session.logout()
    expect(openLogin).not.toHaveBeenCalled()
  })

  test('works without the server', async () => {
    await logIn()
    await settled()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await session.logout()
    expect(session.$session.get()).toEqual({ state: 'visitor' })
    expect(page.token()).toBe('')
    expect(toasts()).toEqual([])
  })

  test('aborts open requests and drops their answers', async () => {
    await logIn()
    await settled()
    page.hold((path) => path.endsWith('getUserInfo'))
    const late = refusal(scope.call(userInfo, {}))
    await soon(() => expect(page.asked.at(-1)).toMatch(/getUserInfo$/))
    await session.logout()
    expect(page.aborted).toContain('/bbb/userCenter/getUserInfo')
    page.release()
    expect(await late).toMatchObject({ kind: 'unauthorized' })
    expect(session.$session.get()).toEqual({ state: 'visitor' })
    expect(toasts()).toEqual([])
  })
})

describe('late responses', () => {
  test('a user response of an older session does not overwrite the new user', async () => {
    page.hold((path) => path.endsWith('getUserInfo'))
    await logIn()
    await logIn('retail')
    page.release()
    await soon(() => expect(user()).toBe('retail'))
    await new Promise((done) => setTimeout(done, 30))
    expect(user()).toBe('retail')
  })

  test('a 401 for an older token does not end the newer session', async () => {
    page.otherTab('A'.repeat(43))
    page.hold((path) => path.includes('/userCenter/'))
    await openPage()
    const old = refusal(scope.call(cartCount, {}))
    await logIn()
    page.release()
    await settled()
    await old
    expect(user()).toBe('demo')
    expect(toasts()).toEqual([])
    expect(openLogin).not.toHaveBeenCalled()
  })

  test('shows one toast and opens one login for 25 parallel 401 responses', async () => {
    await logIn()
    await settled()
    const token = page.token()
    page.hold((path) => path.endsWith('getUserInfo'))
    const calls = Array.from({ length: 25 }, () => refusal(scope.call(userInfo, {})))
    await bed.inside(() => endSession(token))
    page.release()
    for (const failed of await Promise.all(calls)) expect(failed).toMatchObject({ kind: 'unauthorized' })
    expect(toasts()).toEqual(['登录失效或已过期'])
    expect(openLogin).toHaveBeenCalledTimes(1)
    expect(session.$session.get()).toEqual({ state: 'visitor' })
  })
})

describe('other tabs', () => {
  const wake = (persisted: boolean) =>
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  test('a login or logout notifies them, and following one does not', async () => {
    const sign = () => page.stored.get('trade:all:session-changed')
    expect(sign()).toBeUndefined()
    await logIn()
    const first = sign()
    expect(first).toBeDefined()
    await session.logout()
    expect(sign()).not.toBe(first)

    const before = sign()
    page.otherTab(await bed.login('retail'))
    page.document.dispatchEvent(new Event('visibilitychange'))
    await soon(() => expect(user()).toBe('retail'))
    expect(sign()).toBe(before)
  })

  test('a page restored from the back-forward cache checks the cookie first', async () => {
    await logIn()
    await settled()
    page.otherTab('')
    wake(false)
    expect(session.$session.get().state).toBe('member')
    wake(true)
    expect(session.$session.get()).toEqual({ state: 'visitor' })
  })

  test('a restored page checks its session on the server', async () => {
    await logIn()
    await settled()
    await bed.inside(() => endSession(page.token()))
    wake(true)
    await soon(() => expect(session.$session.get()).toEqual({ state: 'visitor' }))
    expect(toasts()).toEqual(['登录失效或已过期'])
  })

  test('a hidden page does not react to a changed cookie', async () => {
    await logIn()
    await settled()
    page.otherTab('')
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(session.$session.get().state).toBe('member')
  })
})

test('applies a changed user type from another response once', async () => {
  await logIn('retail')
  await settled()
  const asked = () => page.asked.filter((line) => line.includes(userInfo.path)).length
  const before = asked()
  session.learned({ userType: 10, certState: 0 })
  expect(asked()).toBe(before)
  await bed.inside(() => openEnterprise('10002', '东海轴承'))
  session.learned({ userType: 20 })
  await soon(() => expect(session.$session.get()).toMatchObject({ userType: 20 }))
  expect(asked()).toBe(before + 1)
  expect(sessionEvents.at(-1)).toEqual({ state: 'member', userType: 20 })
})

test('sends the token only to the server', async () => {
  await logIn()
  await settled()
  const token = page.token()
  const everything = JSON.stringify([
    sessionEvents,
    [...page.stored],
    session.$session.get(),
    scope.toasts.$toasts.get(),
    page.asked,
  ])
  expect(everything).not.toContain(token)
  expect(signIn.path).toBe('/pc/bbbAuth/login')
})
