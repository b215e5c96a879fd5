import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawingBounds, viewsApp } from '../../demo/render/views'
import * as renderer from '../../elements/render'
import { memberPrice, memberToken, openForeignShop, type ForeignShop } from './foreign-shop'

const page = 'https://www.brand.example'
const list = '/view/trade-goods-list?site=waelz&lang=en'

let shop: ForeignShop
let lines: string[]
let patience: number
beforeAll(async () => {
  shop = await openForeignShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.goes('answers')
  lines = []
  patience = 20_000
})

function app(api = shop.api, currency = '') {
  const log = (line: string) => void lines.push(line)
  const own = { api, sites: [shop.site, 'second'], lang: 'zh-CN', currency, allow: [page], patience, log }
  return viewsApp(own, renderer)
}
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', api = shop.api) =>
  app(api).request(path, { method, headers })
async function outcome(asked: Response | Promise<Response>) {
  const answer = await asked
  const { reason } = await answer.json()
  return { status: answer.status, reason, cache: answer.headers.get('cache-control') }
}

describe('a view of a foreign back end', () => {
  test('contains its goods and prices, and is public for every origin', async () => {
    const answer = await ask(list, { Origin: 'https://anybody.example' })
    expect(answer.status).toBe(200)
    const { html, view } = await answer.json()
    for (const name of shop.names) expect(html).toContain(name)
    expect(html).toContain('11.20')
    expect(view).toMatchObject({ site: 'waelz', locale: 'en', buyer: '' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('vary')).toBe('Authorization')
  })

  test('uses the currency of the command, unless the page sets another', async () => {
    const inPounds = app(shop.api, 'GBP')
    const htmlOf = async (path: string) => (await (await inPounds.request(path)).json()).html
    expect(await htmlOf(list)).toContain('£')
    expect(await htmlOf(`${list}&currency=USD`)).toContain('$')
  })

  test('is answered with 304 while it is unchanged', async () => {
    const tag = (await ask(list)).headers.get('etag') ?? ''
    const again = await ask(list, { 'If-None-Match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    expect((await ask(`${list}&layout=table`, { 'If-None-Match': tag })).status).toBe(200)
  })

  test('of a member is rendered with that session and is not cached', async () => {
    const answer = await ask(list, { Authorization: memberToken, Origin: page })
    expect((await answer.json()).html).toContain(memberPrice)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe(page)
    expect(answer.headers.get('vary')).toBe('Origin')
    expect(answer.headers.has('etag')).toBe(false)
  })

  test('sends only the session and the language to the API', async () => {
    await ask(list, {
      Authorization: memberToken,
      Cookie: 'own=1',
      Referer: page,
      'X-Forwarded-For': '1.2.3.4',
    })
    expect(shop.asked.length).toBeGreaterThan(2)
    for (const { headers } of shop.asked) {
      expect(headers).toMatchObject({ authorization: memberToken, language: 'en' })
      expect(JSON.stringify(headers)).not.toMatch(/own=1|brand\.example|1\.2\.3\.4/)
    }
  })

  test('uses site and language of the command by default', async () => {
    const { view } = await (await ask('/view/trade-goods-list')).json()
    expect(view).toMatchObject({ site: 'waelz', locale: 'zh-CN' })
  })
})

describe('allowed origins', () => {
  const preflight = (origin: string) =>
    ask(list, { Origin: origin, 'Access-Control-Request-Headers': 'authorization' }, 'OPTIONS')

  test('may send a member’s session', async () => {
    const { status, headers } = await preflight(page)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(page)
    expect(headers.get('access-control-allow-headers')).toBe('Authorization')
  })

  test('are the only ones with CORS headers, before and with a session', async () => {
    const other = 'https://www.brand.example.evil.example'
    expect((await preflight(other)).headers.has('access-control-allow-origin')).toBe(false)
    const answer = await ask(list, { Authorization: memberToken, Origin: other })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a view is refused', () => {
  const refused = (status: number, reason: string) => ({ status, reason, cache: 'no-store' })

  test('with 404 for unknown elements and sites, without a request to the API', async () => {
    expect(await outcome(ask('/view/trade-checkout?site=waelz'))).toEqual(refused(404, 'unknown'))
    expect(await outcome(ask('/view/constructor'))).toEqual(refused(404, 'unknown'))
    expect(await outcome(ask('/'))).toEqual(refused(404, 'unknown'))
    expect(await outcome(ask('/view/trade-goods-list?site=other'))).toEqual(refused(404, 'site'))
    expect(shop.asked).toEqual([])
  })

  test('with 404 for an invalid attribute or setting, without a console message', async () => {
    const logged = ['warn', 'error'] as const
    const spies = logged.map((name) => vi.spyOn(console, name).mockImplementation(() => {}))
    for (const fault of ['page-size=many', 'layout=heap', 'currency=euros', 'routes={', 'routes={"goods":7}'])
      expect(await outcome(ask(`${list}&${fault}`)), fault).toEqual(refused(404, 'unknown'))
    await outcome(ask('/view/trade-goods-list?site=second'))
    // Code that logs is loaded when it is needed.
    await new Promise((done) => setTimeout(done, 100))
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([])
    vi.restoreAllMocks()
  })

  test('with 502 if the API refuses or is unreachable', async () => {
    expect(await outcome(ask('/view/trade-goods-list?site=second'))).toEqual(refused(502, 'refused'))
    expect(lines).toEqual([expect.stringMatching(/^trade-goods-list of second: .*refused/)])
    const gone = await openForeignShop()
    await gone.close()
    expect(await outcome(ask(list, {}, 'GET', gone.api))).toEqual(refused(502, 'refused'))
  })

  test('with 504 if the API exceeds the time limit', async () => {
    shop.goes('hangs')
    patience = 100
    expect(await outcome(ask(list))).toEqual(refused(504, 'late'))
  })

  test('with 502 if the API redirects, and the redirect is not followed', async () => {
    shop.goes('redirects')
    expect(await outcome(ask(list, { Authorization: memberToken }))).toEqual(refused(502, 'refused'))
    expect(shop.asked.filter(({ path }) => path.startsWith('/elsewhere'))).toEqual([])
  })

  test('with 414 for a long address and 405 for POST', async () => {
    expect(await outcome(ask(`${list}&home=${'x'.repeat(8_000)}`))).toEqual(refused(414, 'long'))
    const posted = await ask(list, {}, 'POST')
    expect(posted.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect(await outcome(posted)).toEqual(refused(405, 'method'))
    expect(shop.asked).toEqual([])
  })
})

test('fetches nothing from an address in a request', async () => {
  const other = await openForeignShop()
  const address = encodeURIComponent(other.api)
  const answer = await ask(`${list}&routes=${address}&home=${address}&api=${address}`)
  expect(answer.status).toBe(200)
  await new Promise((done) => setTimeout(done, 50))
  expect(other.asked).toEqual([])
  await other.close()
})

test('answers the health check', async () => {
  expect(await (await ask('/health')).json()).toEqual({ status: 'ok' })
})

test('renders eight views at a time, queues more and answers the rest with 503', async () => {
  let underWay = 0
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  const drawn: Awaited<ReturnType<typeof renderer.drawView>> = await (await ask(list)).json()
  const drawView = async () => {
    underWay += 1
    await ended
    return drawn
  }
  const own = {
    api: shop.api,
    sites: [shop.site],
    lang: 'zh-CN',
    currency: '',
    allow: [page],
    patience,
    log: () => {},
  }
  const app = viewsApp(own, { ...renderer, drawView })
  const admitted = drawingBounds.atOnce + drawingBounds.waiting
  const answers = Array.from({ length: admitted }, async () => app.request(list))
  const refused = await app.request(list)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(await refused.json()).toEqual({ reason: 'busy' })
  expect(underWay).toBe(drawingBounds.atOnce)
  end()
  expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(admitted)
})
