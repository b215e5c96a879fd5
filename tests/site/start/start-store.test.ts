import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unreadOf } from '../../../src/account/reminders/unread.store'
import { favouritesOf } from '../../../src/catalogue/favourites/favourites.store'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import type { Scope } from '../../../src/core/host/scope'
import { scriptSettings } from '../../../src/core/host/script-settings'
import { settingsOf } from '../../../src/core/host/settings'
import { sessionOf } from '../../../src/session/sign-in/session.store'
import { siteOf } from '../../../src/site/brand-site/brand-site.store'
import { showsMemberPrices } from '../../../src/site/params/member-prices.store'
import { drawnBefore } from '../../../src/core/store/drawing'
import { readerMark } from '../../../src/site/start/ask-start'
import { themeOf } from '../../../src/site/theme/theme.store'
import { cartOf } from '../../../src/trade/cart/cart.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { openTestbed } from '../../server/testbed'
import { soon } from '../../soon'

const hour = 3_600_000
const bed = await openTestbed('open')
const start = '/bbb/start'
const list = '/bbb/goodsInfo/page'
const currency = '/bbb/pc/settings/currency'
const theme = '/bbb/home/themePage/info'
/** The calls that the start answer saves a member's list of goods. */
const saved = [
  '/pc/bbbAuth/network/site/localhost',
  currency,
  '/bbb/userCenter/getUserInfo',
  '/bbb/userCenter/userShoppingCar/count',
  '/bbb/userCenter/collection/ids',
  '/bbb/userCenter/remind/pageRemind',
  '/bbb/home/getSiteOption',
  theme,
]
let page: ReturnType<typeof fakePage>
let scope: Scope
let leave: (() => void)[] = []

beforeEach(async () => {
  await bed.reset()
  page = fakePage(bed)
})
afterEach(() => {
  closePage()
  vi.restoreAllMocks()
  delete scriptSettings.api
  delete scriptSettings.siteId
})

/** Ends the stores of a page. Without the delay of stores, because they would follow the next page's reader. */
function closePage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  leave.splice(0).forEach((stop) => stop())
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
}

/** Loads the next page, which shows everything that a start answer has, and a list of goods. */
function openPage(settings: Parameters<typeof freshScope>[0] = {}) {
  closePage()
  page.asked.length = 0
  page.sent.length = 0
  scope = freshScope(settings)
  sessionOf(scope)
  cartOf(scope)
  const { $state } = themeOf(scope).page
  const stores = [favouritesOf(scope).$ids, unreadOf(scope).$count, showsMemberPrices(scope), $state]
  leave = stores.map((store) => store.listen(() => {}))
  const body = { pageSize: 3 }
  return siteOf(scope)
    .id()
    .then((brandTerminalId) => scope.call(goodsPage, { body: { ...body, brandTerminalId } }))
}
const user = () => {
  const session = sessionOf(scope).$session.get()
  return session.state === 'member' ? session.user?.loginAccount : undefined
}
const settled = () =>
  soon(() => {
    expect([bed.errors, themeOf(scope).page.$state.get()]).toMatchObject([[], { status: 'ready' }])
    expect(siteOf(scope).$site.get().status).toBe('found')
    if (scope.token.$token.get()) expect(user()).toBeDefined()
  })
const logIn = async (account = 'demo') => page.otherTab(await bed.login(account))
/** Replaces the start answer of the next pages by a changed one. */
async function change(to: (data: Record<string, unknown>) => unknown, token = page.token()) {
  const query = `site=localhost&reader=${readerMark(token)}`
  const headers = { Authorization: token }
  const answer = await bed.app.request(`http://localhost:4173/api${start}?${query}`, { headers })
  const { data } = await answer.json()
  page.answer(start, () => Response.json({ code: 200, message: 'success', data: to(data) }))
}

describe('a page of a back end with the start call', () => {
  test('sends the start call first, then only its own data, and shows all parts', async () => {
    await logIn()
    page.hold((path) => path === start)
    const shown = openPage()
    await soon(() => expect(page.asked).toEqual([start]))
    page.release()
    expect((await shown).content).toHaveLength(3)
    await settled()
    expect(page.asked).toEqual([start, list])
    expect([user(), showsMemberPrices(scope).get()]).toEqual(['demo', true])
    expect(themeOf(scope).page.$state.get().value?.shell.siteName).toBeTruthy()
  })

  test('sends its data at once if an earlier page has found the site', async () => {
    await openPage()
    page.hold((path) => path === start)
    const shown = openPage()
    expect((await shown).content).toHaveLength(3)
    expect(page.asked).toEqual([start, list])
    page.release()
    await settled()
    expect(page.asked).toEqual([start, list])
  })

  test('sends its data at once if its script tag names the site, and again if it names a wrong one', async () => {
    for (const [siteId, calls] of [
      ['1001', [start, list]],
      ['1002', [start, list, currency]],
    ] as const) {
      scriptSettings.siteId = siteId
      page.stored.clear()
      page.hold((path) => path === start)
      const shown = openPage()
      await soon(() => expect(page.asked).toContain(list))
      await shown
      page.release()
      await settled()
      await siteOf(scope).currencyRead()
      // The theme is shown, so each correction of a site asks it again.
      const asked = page.asked.filter((path) => path !== theme)
      expect(asked.sort()).toEqual([...calls].sort())
      expect(await siteOf(scope).id()).toBe('1001')
    }
  })

  test('loads the blocks of the home page separately when they are shown', async () => {
    await openPage()
    await settled()
    const { page: home, withBlocks } = themeOf(scope)
    expect(home.$state.get().value?.blocks).toBeUndefined()
    withBlocks()
    await soon(() => expect(home.$state.get().value?.blocks?.length).toBeGreaterThan(0))
    expect(page.asked.filter((path) => path !== list)).toEqual([start, theme])
  })

  test('loads a missing or invalid part by its own call', async () => {
    await logIn()
    await change(({ currency: _, ...data }) => ({ ...data, user: { id: 7 }, theme: [], unread: '3' }))
    await openPage()
    await settled()
    await soon(() => expect(page.asked).toHaveLength(6))
    expect([...page.asked].sort()).toEqual([start, list, ...[1, 2, 5, 7].map((at) => saved[at] ?? '')].sort())
    expect(user()).toBe('demo')
  })

  test('requests data again on a reload', async () => {
    await logIn()
    await openPage()
    await settled()
    page.asked.length = 0
    cartOf(scope).changed()
    sessionOf(scope).reread()
    await soon(() => expect([...page.asked].sort()).toEqual([saved[2], saved[3]].sort()))
  })

  test('requests data again that a view has shown', async () => {
    await logIn()
    scope = freshScope()
    const session = {
      state: 'member',
      fresh: false,
      user: { id: '7', loginAccount: 'of-view', userType: 10 },
    }
    scope.drawing = drawnBefore({
      session: { 0: session },
      cart: { 0: 99 },
      favourites: { 0: ['1'] },
      unread: { 0: { figure: 88 } },
    })
    const { $ids, changed } = favouritesOf(scope)
    const { $count, ask } = unreadOf(scope)
    leave = [$ids, $count].map((store) => store.listen(() => {}))
    expect([user(), cartOf(scope).$count.get(), [...$ids.get()], $count.get()]).toEqual([
      'of-view',
      99,
      ['1'],
      88,
    ])
    await siteOf(scope).id()
    expect(page.asked).toEqual([start])
    sessionOf(scope).reread()
    cartOf(scope).changed()
    changed()
    void ask()
    const calls = [2, 3, 4, 5].map((at) => saved[at] ?? '')
    await soon(() => expect([...page.asked].sort()).toEqual([start, ...calls].sort()))
    await soon(() => expect([user(), $count.get()]).not.toContain(88))
  })

  test('requests data that is shown more than ten seconds later', async () => {
    await logIn()
    scope = freshScope()
    await siteOf(scope).id()
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 11_000)
    cartOf(scope)
    await soon(() => expect(page.asked).toContain(saved[3]))
  })

  test('fails once the response exceeds the time limit, without a second wait', async () => {
    const late = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    page.hold((path) => path === start)
    const shown = openPage()
    await soon(() => expect(page.asked).toEqual([start]))
    late.abort(new DOMException('late', 'TimeoutError'))
    page.release()
    await expect(shown).rejects.toThrow('late')
    expect(page.asked).not.toContain(list)
    await settled()
    await siteOf(scope).currencyRead()
  })
})

describe('a back end without the start call', () => {
  const html = () => new Response('<!doctype html><title>Shop</title>', { status: 200 })
  const without: Record<string, () => Response> = {
    'HTTP 404': () => new Response('', { status: 404 }),
    'a page in HTML': html,
    'half of the JSON': () => new Response('{"code":200,"data":{"site":"10'),
    'an answer without the site': () => Response.json({ code: 200, data: { currency: {} } }),
  }

  test.each(Object.entries(without))('uses single calls after the answer %s', async (_, answer) => {
    page.answer(start, answer)
    await logIn()
    await openPage()
    await settled()
    await soon(() => expect([...page.asked].sort()).toEqual([start, list, ...saved].sort()))
    await openPage()
    await settled()
    expect(page.asked).not.toContain(start)
  })

  test('is requested again after a day, and separately for each API', async () => {
    let isThere = false
    page.answer(start, () => (isThere ? new Response('', { status: 503 }) : html()))
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    await openPage()
    isThere = true
    await openPage({ api: 'http://127.0.0.1:4173/api' })
    expect(page.asked).toContain(start)
    now += 23 * hour
    await openPage()
    expect(page.asked).not.toContain(start)
    now += 2 * hour
    await openPage()
    expect(page.asked).toContain(start)
  })

  test('is remembered for the page if the browser stores nothing', async () => {
    page.answer(start, html)
    const broken = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken })
    await openPage()
    const { askStart } = await import('../../../src/site/start/ask-start')
    expect(askStart(scope.settings.api, 'another', 'en', '')).toBeUndefined()
  })

  test.each([
    ['the server is down', () => new Response('', { status: 503 })],
    ['the site is unknown', () => Response.json({ code: 404, message: '', data: null })],
    [
      'the network fails',
      () => {
        throw new TypeError('cut')
      },
    ],
  ])('is not assumed because %s', async (_, answer) => {
    page.answer(start, answer)
    await openPage()
    expect(page.asked).toContain(saved[0])
    await openPage()
    expect(page.asked).toContain(start)
  })
})

describe('a start response for another reader', () => {
  const own = (path: string) => saved.slice(2, 7).includes(path)

  test('is dropped if a cache returned it', async () => {
    await logIn('retail')
    const others = await bed.login('demo')
    await change((data) => data, others)
    await openPage()
    await settled()
    expect(user()).toBe('retail')
    await soon(() => expect(page.asked.filter(own)).toHaveLength(5))
    page.otherTab('')
    await openPage()
    await settled()
    expect([user(), cartOf(scope).$count.get(), page.asked.filter(own)]).toEqual([undefined, 0, []])
  })

  test('is dropped after a login or logout during the request', async () => {
    await logIn('demo')
    page.hold((path) => path === start)
    const shown = openPage()
    await soon(() => expect(page.asked).toEqual([start]))
    const token = await bed.login('retail')
    scope.token.clear()
    scope.token.set(token)
    page.release()
    await shown
    await settled()
    expect(user()).toBe('retail')
    expect(page.asked).toContain(saved[2])
  })

  test('does not name the shop in another language', async () => {
    page.hold((path) => path === start)
    const shown = openPage()
    await soon(() => expect(page.asked).toEqual([start]))
    scope.$language.set('en')
    page.release()
    await shown
    await settled()
    const { value } = themeOf(scope).page.$state.get()
    expect(value?.shell.siteName).toMatch(/^[\x20-\x7e]+$/)
    expect(page.asked).toContain(saved[7])
  })
})

describe('preflights on a page of another origin', () => {
  const safe = new Set(['accept', 'accept-language', 'content-language', 'host', 'origin'])
  const plain = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/
  /** Number of the sent requests that a browser would ask about first. */
  const preflights = () =>
    page.sent.filter((headers) =>
      headers.split('\n').some((line) => {
        const name = line.slice(0, line.indexOf(','))
        return !safe.has(name) && !(name === 'content-type' && plain.test(line.slice(name.length + 1)))
      }),
    ).length
  beforeEach(() => void (scriptSettings.api = 'http://127.0.0.1:4173/api'))

  test('are not sent for reads of a visitor', async () => {
    await openPage(settingsOf())
    await settled()
    expect([page.asked.length, page.sent.length, preflights()]).toEqual([2, 2, 0])
  })

  test('are sent for reads of members, and for back ends without simple requests', async () => {
    await logIn()
    await openPage(settingsOf())
    await settled()
    expect([page.asked.length, preflights()]).toEqual([2, 2])
    page.otherTab('')
    await change(({ features: _, ...data }) => data)
    await openPage(settingsOf())
    expect(preflights()).toBe(1)
  })

  test('are not sent at the API’s own origin, with the language in its own header', async () => {
    delete scriptSettings.api
    await openPage()
    expect(page.sent.at(-1)).toContain('language,zh-CN')
    expect(page.sent.at(-1)).not.toContain('accept-language')
  })
})
