import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { randomFrom } from '../../demo/server/core/database/random'
import { CallError } from '../../src/core/api/call-error'
import { client, timeLimit } from '../../src/core/api/client'
import { endpoint } from '../../src/core/api/endpoint'
import type { TradeEvents } from '../../src/core/events'
import { openToasts, type Toasts } from '../../src/core/host/toasts'
import { tokenCookie, type TokenCookie } from '../../src/core/host/token'
import { faultServer } from './fault-server'
import { soon } from '../soon'

const read = endpoint('GET /bbb/thing/{id}', { data: z.object({ name: z.string() }) })
const write = endpoint('POST /bbb/thing', { body: z.object({ name: z.string() }), data: z.boolean() })
const remove = endpoint('DELETE /bbb/thing/{id}', { data: z.boolean() })
const own = endpoint('GET /bbb/userCenter/thing', { needs: 'token', data: z.boolean() })
const login = endpoint('POST /pc/bbbAuth/login', {
  signsIn: true,
  body: z.object({ name: z.string() }),
  data: z.boolean(),
})

let server: Awaited<ReturnType<typeof faultServer>>
let toasts: Toasts
let token: TokenCookie
let lost: number
let missing: string[]
let group: boolean
beforeAll(async () => void (server = await faultServer()))
afterAll(() => server.close())
beforeEach(() => {
  toasts = openToasts()
  token = tokenCookie('PC_TOKEN')
  lost = 0
  missing = []
  group = false
})

const connect = () =>
  client({
    api: server.api,
    token,
    $locale: atom('zh-CN'),
    toasts,
    group: () => group,
    simple: () => false,
    onSessionLost: () => lost++,
    onMissingCall: (path) => void missing.push(path),
  })
const shown = () => toasts.$toasts.get().map(({ form, tone, title, text }) => [form, tone, title, text])
async function failing(work: Promise<unknown>): Promise<CallError> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof CallError)) throw new Error(`no CallError but ${String(failure)}`)
  return failure
}
const one = { path: { id: '7' } }
const timeout = ['full', 'error', '错误', '请求超时，请稍后重试']

describe('the call event of the page', () => {
  const page = new EventTarget()
  const onCall = (listen: (event: CustomEvent<TradeEvents['trade-fetch']>) => void) => {
    vi.stubGlobal('document', page)
    page.addEventListener('trade-fetch', listen as EventListener, { once: true })
  }
  afterEach(() => void vi.useRealTimers().unstubAllGlobals())

  it('contains the request, and can add a header', async () => {
    server.says(200, { code: 200, data: true })
    onCall(({ detail }) => {
      expect(detail).toMatchObject({ method: 'POST', body: '{"name":"x"}', url: `${server.api}/bbb/thing` })
      detail.headers.set('Authorization', 'Bearer of-the-page')
    })
    await connect()(write, { body: { name: 'x' } })
    expect(server.seen.at(-1)?.headers.authorization).toBe('Bearer of-the-page')
  })

  it('can answer instead of the server', async () => {
    const before = server.seen.length
    onCall(({ detail }) =>
      detail.respondWith(Promise.resolve(Response.json({ code: 200, data: { name: 'of the page' } }))),
    )
    expect(await connect()(read, one)).toEqual({ name: 'of the page' })
    expect(server.seen).toHaveLength(before)
  })

  it('has the same timeout as the server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onCall(({ detail }) => detail.respondWith(new Promise(() => {})))
    const failed = failing(connect()(read, one))
    await vi.advanceTimersByTimeAsync(timeLimit)
    expect((await failed).kind).toBe('network')
  })

  it('can prevent a call, which then fails like an unreachable server', async () => {
    const before = server.seen.length
    onCall((event) => event.preventDefault())
    expect((await failing(connect()(read, one))).kind).toBe('network')
    expect(server.seen).toHaveLength(before)
  })
})

describe('a request', () => {
  it('does not follow a redirect to another host, and sends that host nothing', async () => {
    const recorder = await faultServer()
    recorder.says(200, { code: 200, data: true })
    for (const status of [301, 302, 303, 307, 308]) {
      server.does((_, response) => {
        response.writeHead(status, { Location: `${recorder.api}/bbb/userCenter/thing` })
        response.end()
      })
      token.set('secret')
      expect((await failing(connect()(own, {}))).kind).toBe('network')
      expect((await failing(connect()(write, { body: { name: 'x' } }))).kind).toBe('network')
      // Reads are sent twice.
      expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('secret'))
    }
    expect(recorder.seen).toEqual([])
    await recorder.close()
  })

  it('carries token, language and body, and keeps a parameter in one segment', async () => {
    server.says(200, { code: 200, data: { name: 'x' } })
    token.set('secret')
    await connect()(read, { path: { id: '../a b?c#d' } })
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/api/bbb/thing/..%2Fa%20b%3Fc%23d' })
    expect(server.seen[0]?.headers).toMatchObject({ authorization: 'secret', language: 'zh-CN' })

    server.says(200, { code: 200, data: true })
    await connect()(write, { body: { name: '轴承' } }, { idempotencyKey: 'k1' })
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: '{"name":"轴承"}' })
    expect(server.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    })
  })

  it('survives a hidden page with keepalive, unless its body is too large for browsers', async () => {
    server.says(200, { code: 200, data: true })
    const { fetch } = globalThis
    const outliving: unknown[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      outliving.push(init.keepalive)
      return fetch(url, init)
    })
    const call = connect()
    await call(write, { body: { name: 'shown' } })
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
    await call(write, { body: { name: 'hidden' } })
    await call(write, { body: { name: 'long'.repeat(6000) } })
    expect(outliving).toEqual([false, true, false])
    vi.unstubAllGlobals()
  })

  it('uses the group variant of the paths for a group of sites', async () => {
    server.says(200, { code: 200, data: { name: 'x' } })
    group = true
    await connect()(read, one)
    expect(server.seen[0]?.url).toBe('/api/bbbGroup/thing/7')
  })

  it('that needs a token is not sent without one', async () => {
    server.says(200, { code: 200, data: true })
    expect(await failing(connect()(own, {}))).toMatchObject({ kind: 'unauthorized' })
    expect(server.seen).toEqual([])
  })

  // Names that Node's own fetch reads (query, body, signal, headers, method) are tested in a browser.
  it.each([
    ['baseURL', 'http://127.0.0.1:1/evil'],
    ['params', { leaked: 'yes' }],
    ['timeout', 1],
    ['retry', 5],
    ['parseResponse', () => 'evil'],
    ['ignoreResponseError', false],
    ['idempotencyKey', 'leaked'],
  ])('reads no %s from a polluted Object.prototype', async (name, value) => {
    server.says(200, { code: 200, data: { name: 'x' } })
    Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: true })
    try {
      await connect()(read, one)
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
    expect(server.seen).toMatchObject([{ method: 'GET', url: '/api/bbb/thing/7', body: '' }])
    expect(server.seen[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})

describe('retries of a request', () => {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
  const cut = (response: ServerResponse) => response.destroy()
  const saying =
    (status: number, headers: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      response.writeHead(status, headers).end()

  /** Returns the milliseconds between the requests that the server received. */
  async function pauses(method: (typeof methods)[number], say: (response: ServerResponse) => void) {
    const times: number[] = []
    server.does((_, response) => {
      times.push(performance.now())
      say(response)
    })
    await connect()(endpoint(`${method} /bbb/thing`, { data: z.boolean() }), {}).catch(() => {})
    return times.slice(1).map((time, at) => time - (times[at] ?? 0))
  }

  it.each(methods)('%s: only a GET with 502, 503, 504 or a lost connection is sent twice', async (method) => {
    const twice: string[] = []
    for (const status of [200, 400, 401, 403, 404, 408, 429, 500, 502, 503, 504])
      if ((await pauses(method, saying(status))).length > 0) twice.push(String(status))
    if ((await pauses(method, cut)).length > 0) twice.push('cut')
    expect(twice).toEqual(method === 'GET' ? ['502', '503', '504', 'cut'] : [])
  })

  it('wait a short delay or Retry-After for a GET, but never more than 3 seconds', async () => {
    const [pause = 0, ...more] = await pauses('GET', saying(503))
    expect(more).toEqual([])
    expect(pause).toBeGreaterThan(290)
    const [wait = 0] = await pauses('GET', saying(503, { 'Retry-After': '1' }))
    expect(wait).toBeGreaterThan(990)
    expect(await pauses('GET', saying(503, { 'Retry-After': '4' }))).toEqual([])
  })

  it('return the second response', async () => {
    let left = 1
    server.does((_, response) => {
      if (left-- > 0) return void response.writeHead(502).end()
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":200,"data":{"name":"x"}}')
    })
    expect(await connect()(read, one)).toEqual({ name: 'x' })
    expect(shown()).toEqual([])
  })
})

describe('the table of responses', () => {
  it.each([
    [
      200,
      { code: 400, message: '参数有误', data: '名称太长' },
      'business',
      400,
      ['full', 'error', '参数有误', '名称太长'],
    ],
    [
      200,
      { code: 409, message: '状态已变化', data: { machine: 1 } },
      'business',
      409,
      ['full', 'error', '状态已变化', ''],
    ],
    [200, { code: 300, message: '另有活动' }, 'business', 300, ['full', 'error', '另有活动', '']],
    [
      500,
      { code: 500, error: 'Internal Server Error', message: '系统繁忙' },
      'http',
      500,
      ['full', 'error', 'Internal Server Error', '系统繁忙'],
    ],
    [403, { code: 403, error: '无权限' }, 'http', 403, ['full', 'error', '无权限', '']],
    [503, 'upstream', 'network', 503, timeout],
    [404, { code: 404, message: '没有' }, 'missing', 404, undefined],
    [200, { code: 404, message: '商品已下架' }, 'business', 404, ['full', 'error', '商品已下架', '']],
  ] as const)('%i %j', async (status, body, kind, code, toast) => {
    server.says(status, body)
    expect(await failing(connect()(read, one))).toMatchObject({ kind, code })
    expect(shown()).toEqual(toast ? [toast] : [])
  })

  it.each([
    ['an HTML page', '<!doctype html><h1>502'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a number', '200'],
    ['a list', '[{"code":200}]'],
    ['cut JSON', '{"code":200,"data":{"na'],
    ['a code as a string', '{"code":"200","data":{"name":"x"}}'],
    ['data of another type', '{"code":200,"data":{"name":7}}'],
    ['no data', '{"code":200}'],
  ])('%s with status 200 is a network error', async (_, body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server.says(200, body)
    expect(await failing(connect()(read, one))).toMatchObject({ kind: 'network' })
    expect(shown()).toEqual([timeout])
  })

  it('reports a call as missing for HTTP 404, unless its path names a thing', async () => {
    server.says(404, { code: 404, message: '没有' })
    await failing(connect()(read, one))
    expect(missing).toEqual([])
    await failing(connect()(write, { body: { name: 'x' } }))
    expect(missing).toEqual(['/bbb/thing'])
  })

  it('shows no toast if the caller shows the failure', async () => {
    server.says(500, { code: 500, error: 'x' })
    await failing(connect()(read, one, { quiet: true }))
    expect(shown()).toEqual([])
  })

  it.each([401, 500])(
    'a delete answered %i shows the server’s message as a warning and ends no session',
    async (status) => {
      token.set('secret')
      server.says(status, { code: status, error: '被订单占用', message: '被订单占用' })
      await failing(connect()(remove, one))
      expect(shown()).toEqual([['brief', 'warning', '被订单占用', '']])
      expect([lost, token.$token.get()]).toEqual([0, 'secret'])
    },
  )

  it('half a surrogate pair in a response is replaced, so that it can be part of a URL', async () => {
    server.says(200, '{"code":200,"data":{"name":"a\\ud800b \\ud83d\\ude00"}}')
    const { name } = await connect()(read, one)
    expect(name).toBe('a\ufffdb 😀')
    expect(encodeURIComponent(name)).toBeTruthy()
  })

  it('cuts the server’s message to 300 characters', async () => {
    server.says(200, { code: 400, message: '长'.repeat(1000) })
    expect([...(await failing(connect()(read, one))).title]).toHaveLength(300)
  })
})

describe('the end of a session', () => {
  const over = ['full', 'error', '登录失效或已过期', '请重新登录']

  it('happens once with one toast after 25 concurrent 401 responses', async () => {
    token.set('secret')
    server.says(401, { code: 401, error: '登录失效或已过期' })
    const call = connect()
    await Promise.all(Array.from({ length: 25 }, () => failing(call(own, {}))))
    expect(shown()).toEqual([over])
    expect([lost, token.$token.get()]).toEqual([1, ''])
  })

  it('happens once with one toast for 401 and 200 responses in any order', async () => {
    const random = randomFrom('401 storm')
    for (let round = 0; round < 100; round++) {
      const waiting: (() => void)[] = []
      const good = random.int(0, 5)
      vi.stubGlobal('fetch', () => {
        const at = waiting.length
        return new Promise<Response>((answer) => {
          const envelope = at < good ? { code: 200, data: true } : { code: 401 }
          waiting.push(() => answer(Response.json(envelope, { status: envelope.code })))
        })
      })
      toasts = openToasts()
      token.set('secret')
      lost = 0
      const call = connect()
      const calls = Array.from({ length: 25 }, () => call(own, {}).catch((error: unknown) => error))
      await soon(() => expect(waiting).toHaveLength(25), 1)
      vi.unstubAllGlobals()
      for (const answer of random.shuffle(waiting)) {
        answer()
        if (random.chance(0.3)) await new Promise((turn) => setTimeout(turn))
      }
      const outcomes = await Promise.all(calls)
      // Results before the end are valid. Those after it are discarded.
      for (const outcome of outcomes)
        if (outcome !== true) expect(outcome).toMatchObject({ kind: 'unauthorized' })
      expect([round, shown(), lost, token.$token.get()]).toEqual([round, [over], 1, ''])
    }
  })

  it.each(['登录信息已过期', 'login information has expired', 'Login Information Has Expired'])(
    'happens for body code 300 with %s',
    async (message) => {
      token.set('secret')
      server.says(200, { code: 300, message })
      expect(await failing(connect()(own, {}))).toMatchObject({ kind: 'unauthorized', code: 300 })
      expect([lost, shown()]).toEqual([1, [over]])
    },
  )

  it('is not caused by a 401 for an older token', async () => {
    token.set('old')
    server.does((_, response) => {
      token.set('new')
      response.writeHead(401).end('{"code":401}')
    })
    await failing(connect()(own, {}))
    expect([lost, token.$token.get(), shown()]).toEqual([0, 'new', []])
  })

  it('is not caused by a rejected login, which shows the server’s message as title', async () => {
    token.set('secret')
    server.says(401, { code: 401, error: '账号或密码错误', message: '账号或密码错误' })
    expect(await failing(connect()(login, { body: { name: 'x' } }))).toMatchObject({
      kind: 'unauthorized',
      code: 401,
    })
    expect([lost, token.$token.get(), shown()]).toEqual([
      0,
      'secret',
      [['full', 'error', '账号或密码错误', '']],
    ])
  })
})

describe('the timeout of a request', () => {
  it('is 15 seconds, the body included', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      server.does((_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        response.write('{"code":200,')
      })
      const answer = failing(connect()(read, one))
      await soon(() => expect(server.seen).toHaveLength(1), 5)
      await vi.advanceTimersByTimeAsync(14_900)
      expect(shown()).toEqual([])
      await vi.advanceTimersByTimeAsync(200)
      expect(await answer).toMatchObject({ kind: 'network' })
      expect(shown()).toEqual([timeout])
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows nothing for an aborted request', async () => {
    server.does(() => {})
    const gone = new AbortController()
    const answer = failing(connect()(read, one, { signal: gone.signal }))
    await soon(() => expect(server.seen).toHaveLength(1), 5)
    gone.abort()
    expect(await answer).toMatchObject({ kind: 'aborted' })
    expect(shown()).toEqual([])
  })
})
