import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { compressResponses } from '../../demo/server/core/http/compress-responses'
import { serve } from '../../demo/server/core/http/serve'
import { goodsDetail, goodsPage } from '../../src/catalogue/goods/goods.contract'
import { categoryTree } from '../../src/catalogue/categories/categories.contract'
import { endpoint } from '../../src/core/api/endpoint'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { requestFor } from './request'
import { fixedCode, openTestbed } from './testbed'

const bed = await openTestbed('open', { fixedCode })
beforeEach(() => bed.reset())

const file = endpoint('GET /bbb/test/file/{kind}', { data: z.string() })
const text = 'words '.repeat(1000)
const given: Record<string, ResponseInit> = {
  picture: { headers: { 'Content-Type': 'image/png' } },
  workbook: {
    headers: { 'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  stream: { headers: { 'Content-Type': 'text/event-stream' } },
  packed: { headers: { 'Content-Type': 'text/plain', 'Content-Encoding': 'zstd' } },
  untouched: { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'private, no-transform' } },
  tagged: { headers: { 'Content-Type': 'text/plain', ETag: '"1"' } },
}
const app = createApp({
  ...bed,
  log: { info: () => {}, error: () => {} },
  packs: compressResponses,
  routes: (shop) =>
    serve(shop, file, ({ asked }) => new Response(text, given[asked.path.kind] ?? { status: 200 })),
})

const accepting = (encodings: string, more: Record<string, string> = {}) => ({
  headers: { 'Accept-Encoding': encodings, ...more },
})
const list = { body: { brandTerminalId: '1001', pageNumber: 1, pageSize: 20 } }
const tree = { query: { brandTerminalId: '1001' } }

test('compresses long responses by Accept-Encoding, and sends Vary', async () => {
  const plain = await app.request(requestFor(goodsPage, list))
  const words = await plain.text()
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('Origin, Accept-Encoding')
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await app.request(requestFor(goodsPage, list, accepting(accepted)))
    expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding])
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(words.length / 3)
    expect(unpack[encoding](bytes).toString()).toBe(words)
  }
  for (const accepted of ['identity', 'zstd', 'br;q=0'])
    expect(await (await app.request(requestFor(goodsPage, list, accepting(accepted)))).text()).toBe(words)
})

test('does not compress short, HEAD and OPTIONS responses', async () => {
  const short = await app.request(requestFor(goodsDetail, { path: { id: 'none' } }, accepting('br')))
  expect(short.headers.get('content-encoding')).toBeNull()
  expect((await short.json()).code).toBe(404)
  const { url } = requestFor(categoryTree, tree)
  const head = await app.request(new Request(url, { method: 'HEAD', ...accepting('br') }))
  expect([head.status, head.headers.get('content-encoding')]).toEqual([200, null])
  const options = await app.request(new Request(url, { method: 'OPTIONS', ...accepting('br') }))
  expect([options.status, options.headers.get('content-encoding')]).toEqual([204, null])
})

test('does not compress twice, nor responses with a strong tag or no-transform', async () => {
  for (const kind of Object.keys(given)) {
    const answer = await app.request(requestFor(file, { path: { kind } }, accepting('br, gzip')))
    const encoding = kind === 'packed' ? 'zstd' : null
    expect([kind, answer.headers.get('content-encoding')]).toEqual([kind, encoding])
    expect(await answer.text()).toBe(text)
  }
})

test('uses one tag for all encodings of a response', async () => {
  const tags = new Set<string>()
  for (const accepted of ['br', 'gzip', 'identity']) {
    const first = await app.request(requestFor(categoryTree, tree, accepting(accepted)))
    const tag = first.headers.get('etag') ?? ''
    tags.add(tag)
    const again = await app.request(
      requestFor(categoryTree, tree, accepting(accepted, { 'If-None-Match': tag })),
    )
    expect([again.status, await again.text(), again.headers.get('content-encoding')]).toEqual([304, '', null])
    expect(again.headers.get('vary')).toBe(
      'Origin, Authorization, Language, Accept-Language, Cookie, Accept-Encoding',
    )
  }
  expect([...tags]).toEqual([expect.stringMatching(/^W\//)])
})

test('a visitor’s browser revalidates a product each time and gets 304 while it is unchanged', async () => {
  const [product] = (await bed.call(goodsPage, list)).content
  const input = { path: { id: product?.id ?? '' }, query: { brandTerminalId: '1001' } }
  const first = await app.request(requestFor(goodsDetail, input))
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }
  expect((await app.request(requestFor(goodsDetail, input, { headers: known }))).status).toBe(304)
  const token = await bed.login('demo')
  const member = await app.request(requestFor(goodsDetail, input, { token, headers: known }))
  expect([member.status, member.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('answers 304 to members for public content, with a private cache', async () => {
  const token = await bed.login('demo')
  const first = await app.request(requestFor(categoryTree, tree, { token, ...accepting('br') }))
  expect(first.headers.get('cache-control')).toBe('private, max-age=60')
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('vary')).toContain('Authorization')
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }
  expect((await app.request(requestFor(categoryTree, tree, { token, headers: known }))).status).toBe(304)
})

test('a response with a session forbids caching and transformation', async () => {
  const captchaKey = 'k'.repeat(32)
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  const body = { loginAccount: 'demo', password: 'demo1234', captchaKey, captcha: fixedCode }
  const answer = await app.request(requestFor(signIn, { body }, accepting('br, gzip')))
  expect([answer.status, (await answer.json()).code]).toEqual([200, 200])
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
})
