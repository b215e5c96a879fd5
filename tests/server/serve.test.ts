import * as z from 'zod/mini'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoint, type Endpoint } from '../../src/core/api/endpoint'
import { id, money, quantity } from '../../src/core/api/shapes'
import { text } from '../../src/core/api/text-shapes'
import { createApp } from '../../demo/server/app'
import { refuse } from '../../demo/server/core/http/refusal'
import { serve } from '../../demo/server/core/http/serve'
import { requestFor, type Asking } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const order = endpoint('PUT /bbb/test/order/{id}', {
  query: z.object({
    size: z._default(z.int(), 10),
    marks: z.optional(z.array(z.int())),
    word: z.optional(text(5)),
  }),
  body: z.object({
    quantity,
    amount: z.optional(money),
    remark: z.optional(text(5)),
    phone: z.optional(z.string().check(z.regex(/^1\d{10}$/))),
  }),
  data: z.object({ id, seen: z.string() }),
})
const mine = endpoint('GET /bbb/test/mine', {
  needs: 'token',
  data: z.object({ customerId: id, site: z.string() }),
})
const open = endpoint('GET /bbb/test/open', {
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.object({ site: z.string(), group: z.boolean(), kind: z.string() }),
})
const note = endpoint('POST /bbb/test/note', { needs: 'token', body: z.object({ id }), data: z.boolean() })
const dealers = endpoint('GET /bbb/test/dealers', { needs: 'token', permission: 'dealer', data: z.boolean() })
const refused = endpoint('GET /bbb/test/refused', { data: z.boolean() })
const broken = endpoint('GET /bbb/test/broken/{how}', { data: z.object({ id }) })
const cachedCall = endpoint('GET /bbb/test/kept', { data: z.string() })

const log: string[] = []
const app = createApp({
  ...bed,
  log: { info: () => {}, error: (line) => void log.push(line) },
  routes(shop) {
    serve(shop, order, ({ asked }) => ({
      id: asked.path.id,
      seen: JSON.stringify([asked.query, asked.body]),
    }))
    serve(shop, mine, ({ who, site }) => ({ customerId: who.customerId, site }))
    serve(shop, open, ({ site, groupSite, who }) => ({ site, group: groupSite, kind: who.kind }))
    serve(shop, note, () => true)
    serve(shop, dealers, () => true)
    serve(shop, refused, () => {
      throw refuse(409, ['还剩 {n} 个', 'Only {n} left.'], { values: { n: 3 } })
    })
    serve(shop, broken, ({ asked }) => {
      if (asked.path.how === 'throw') throw new Error('secret detail')
      return JSON.parse(asked.path.how === 'extra' ? '{"id":"1","passwordHash":"x"}' : '{"id":null}')
    })
    serve(shop, cachedCall, () => 'words', { cache: 60 })
  },
})
const ask = async (to: Endpoint, given = {}, asking?: Asking) => {
  const answer = await app.request(requestFor(to, given, asking))
  return { status: answer.status, headers: answer.headers, json: await answer.json() }
}
const put = (body: unknown, query = {}, asking?: Asking) =>
  ask(order, { path: { id: '7' }, query, body }, asking)

describe('the envelope', () => {
  test('wraps data in an envelope with code 200', async () => {
    const { status, json, headers } = await put({ quantity: 2, amount: '8.5' }, { size: 20, marks: [1, 2] })
    expect(status).toBe(200)
    expect(json).toMatchObject({ code: 200, message: 'success', data: { id: '7' } })
    expect(JSON.parse(json.data.seen)).toEqual([
      { size: 20, marks: [1, 2] },
      { quantity: 2, amount: 850 },
    ])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('the same handler serves the group variant of a path and knows the variant', async () => {
    const answer = await app.request('http://localhost:4173/api/bbbGroup/test/open')
    expect(await answer.json()).toMatchObject({ code: 200, data: { group: true } })
    expect((await ask(open)).json.data.group).toBe(false)
  })

  test('answers a refusal with HTTP 200, its code and a message in the requested language', async () => {
    expect(await ask(refused)).toMatchObject({
      status: 200,
      json: { code: 409, message: '还剩 3 个', data: null },
    })
    expect((await ask(refused, {}, { language: 'en-GB' })).json.message).toBe('Only 3 left.')
    expect((await ask(refused, {}, { language: 'xx"\'<' })).json.message).toBe('还剩 3 个')
  })

  test('answers an unknown path or method with 404 in an envelope', async () => {
    for (const [method, path] of [
      ['GET', '/api/bbb/none'],
      ['DELETE', '/api/bbb/test/open'],
      ['GET', '/api'],
    ] as const) {
      const answer = await app.request(`http://localhost:4173${path}`, { method })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 404, data: null })
    }
  })

  test('a crash returns only its request id, and logs the details', async () => {
    const { status, json, headers } = await ask(broken, { path: { how: 'throw' } })
    expect(status).toBe(500)
    expect(json).toEqual({
      code: 500,
      error: 'Internal Server Error',
      message: '系统繁忙，请稍后再试',
      data: null,
      requestId: headers.get('x-request-id'),
    })
    expect(log.at(-1)).toContain('secret detail')
    expect(log.at(-1)).toContain(json.requestId)
  })

  test('a response that violates its contract is a 500 during development', async () => {
    expect((await ask(broken, { path: { how: 'null' } })).status).toBe(500)
    expect((await ask(broken, { path: { how: 'extra' } })).status).toBe(500)
    expect(log.at(-1)).toContain('passwordHash: not in the contract')
  })

  test('visitors may cache marked answers, and get 304 while they are unchanged', async () => {
    const first = await ask(cachedCall)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    const tag = first.headers.get('etag') ?? ''
    const again = await app.request(requestFor(cachedCall, {}, { headers: { 'If-None-Match': tag } }))
    expect([again.status, await again.text()]).toEqual([304, ''])
    const member = await ask(cachedCall, {}, { token: await bed.login('demo') })
    expect(member.headers.get('cache-control')).toBe('no-store')
  })
})

describe('validation', () => {
  const message = async (body: unknown, query = {}, language = 'zh-CN') => {
    const { json } = await put(body, query, { language })
    return [json.code, json.message, ...(json.errors ?? []).map(({ path }: { path: string }) => path)]
  }

  test('reports a missing field by its label', async () => {
    expect(await message({})).toEqual([400, '请输入数量', 'quantity'])
    expect(await message({}, {}, 'en')).toEqual([400, 'Please enter quantity.', 'quantity'])
  })

  test('accepts only integers in range, no numeric text', async () => {
    for (const count of ['2', '1e3', '0x10', '１', 1.5, true, [2], {}, -1, 0, 1e21, 100_000]) {
      expect((await put({ quantity: count })).json.code, JSON.stringify(count)).toBe(400)
    }
    expect(await message({ quantity: 0 }, {}, 'en')).toEqual([
      400,
      'Quantity must not be less than 1.',
      'quantity',
    ])
    expect(await message({ quantity: 100_000 })).toEqual([400, '数量不能大于 99,999', 'quantity'])
  })

  test('rejects an invalid amount with code 400', async () => {
    for (const amount of [1e21, '1e3', '1,5', '', ' 1', '0x1']) {
      expect((await put({ quantity: 1, amount })).json.code, String(amount)).toBe(400)
    }
  })

  test('prefers a rule’s own message to the validator’s', async () => {
    expect(await message({ quantity: 1, phone: '12' })).toEqual([400, '手机号格式错误', 'phone'])
    expect(await message({ quantity: 1, phone: '12' }, {}, 'en')).toEqual([
      400,
      'Mobile number format error.',
      'phone',
    ])
  })

  test('rejects a text that is too long, with the length of its contract', async () => {
    const long = { quantity: 1, remark: '123456' }
    expect(await message(long)).toEqual([400, '备注不能超过 5 个字符', 'remark'])
    expect(await message(long, {}, 'en')).toEqual([400, 'Remark: at most 5 characters.', 'remark'])
  })

  test('reports every invalid field with its path, the first one as the message', async () => {
    const { json } = await put({ quantity: 0, phone: 'x', remark: '123456' })
    expect(json.errors.map(({ path }: { path: string }) => path)).toEqual(['quantity', 'remark', 'phone'])
    expect(json.message).toBe(json.errors[0].message)
    expect(JSON.stringify(json)).not.toMatch(/invalid|expected/i)
  })

  test('parses and validates queries by their shape', async () => {
    expect(JSON.parse((await put({ quantity: 1 })).json.data.seen)[0]).toEqual({ size: 10 })
    expect(await message({ quantity: 1 }, { size: '1e3' })).toEqual([400, '参数错误', 'size'])
    expect((await put({ quantity: 1 }, { word: '123456' })).json.code).toBe(400)
  })

  test('ignores unknown fields', async () => {
    const { json } = await put({ quantity: 1, userType: 20, price: '0.01', id: 'x' }, { role: 'admin' })
    expect(JSON.parse(json.data.seen)).toEqual([{ size: 10 }, { quantity: 1 }])
  })

  test('rejects text that no column can store, in body, query and path', async () => {
    expect((await put({ quantity: 1, remark: 'a\0' })).json.code).toBe(400)
    expect((await put({ quantity: 1, remark: 'a\ud800' })).json.code).toBe(400)
    const token = await bed.login('demo')
    expect((await ask(note, { body: { id: 'a\0' } }, { token })).json.code).toBe(400)
    expect((await ask(note, { body: { id: 'a' } }, { token })).json.code).toBe(200)
    expect((await ask(order, { path: { id: 'x'.repeat(129) }, body: { quantity: 1 } })).json.code).toBe(400)
    expect((await ask(order, { path: { id: 'a\nb' }, body: { quantity: 1 } })).json.code).toBe(400)
  })
})

describe('permissions and sites', () => {
  test('answers any invalid token with the same 401', async () => {
    const tokens = ['', 'x', 'A'.repeat(43), `Bearer ${'A'.repeat(43)}`, "' or 1=1 --"]
    for (const token of tokens) {
      const { status, json } = await ask(mine, {}, { token })
      expect(status).toBe(401)
      expect(json).toEqual({ code: 401, error: '登录失效或已过期', message: '请重新登录', data: null })
    }
    const english = (await ask(mine, {}, { language: 'en' })).json
    expect(english).toMatchObject({ error: 'Login invalid or expired', message: 'Please log in again.' })
  })

  test('answers 401 without reading the body', async () => {
    const init = { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }
    expect((await app.request('http://localhost:4173/api/bbb/test/note', init)).status).toBe(401)
  })

  test('reads the token only from Authorization', async () => {
    const token = await bed.login('demo')
    expect((await ask(mine, {}, { token })).json.data.customerId).toBe('10001')
    expect((await ask(mine, {}, { token: `Bearer ${token}` })).json.code).toBe(200)
    expect(
      (await ask(mine, {}, { headers: { Cookie: `PC_TOKEN=${token}; PC_SESSION=${token}` } })).status,
    ).toBe(401)
    const inQuery = await app.request(`http://localhost:4173/api/bbb/test/mine?token=${token}`)
    expect(inQuery.status).toBe(401)
  })

  test('treats a stale token as a visitor on public endpoints', async () => {
    expect((await ask(open, {}, { token: 'A'.repeat(43) })).json.data.kind).toBe('visitor')
    expect((await ask(open, {}, { token: await bed.login('demo') })).json.data.kind).toBe('member')
  })

  test('answers a missing permission with 403 and keeps the session', async () => {
    expect((await ask(dealers, {}, { token: await bed.login('demo') })).json.code).toBe(200)
    expect(await ask(dealers, {}, { token: await bed.login('retail') })).toMatchObject({
      status: 200,
      json: { code: 403 },
    })
  })

  test('finds the site by the exact host', async () => {
    const siteAt = async (host: string) => (await ask(open, {}, { host })).json.data.site
    expect(await siteAt('localhost:4173')).toBe('1001')
    expect(await siteAt('NORTH.localhost')).toBe('1002')
    for (const host of ['evil.example', 'localhost.evil.example', 'xlocalhost', 'north.localhost.']) {
      expect(await siteAt(host)).toBe('')
    }
  })

  test('a foreign page names its site, and an unknown site is ignored', async () => {
    const named = async (brandTerminalId: string) =>
      (await ask(open, { query: { brandTerminalId } })).json.data.site
    expect(await named('1002')).toBe('1002')
    expect(await named('9')).toBe('')
  })

  test('a session of one site is invalid on another', async () => {
    const token = await bed.login('demo')
    const visit = (brandTerminalId: string) => ask(open, { query: { brandTerminalId } }, { token })
    expect((await visit('1001')).json.data).toMatchObject({ kind: 'member', site: '1001' })
    expect((await visit('1002')).json.data).toMatchObject({ kind: 'visitor', site: '1002' })
    const answer = await app.request(`http://localhost:4173/api/bbb/test/mine?brandTerminalId=1002`, {
      headers: { Authorization: token },
    })
    expect(answer.status).toBe(401)
  })
})
