import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import * as renderer from '../../elements/render'
import { openTestbed } from '../server/testbed'
import { bringCode, pageFiles } from './shop'

const bed = await openTestbed('open')

const page =
  '<!doctype html><html lang="zh-CN"><head><title>x</title><script type="module" src="/kit/tradefront.js" data-api="/api" data-views="off"></script></head><body><trade-header></trade-header></body></html>'
beforeAll(() => bringCode(bed, page, '/brand'))
beforeEach(() => bed.reset())

const app = createApp({
  ...bed,
  log: { info: () => {}, error: () => {} },
  files: { storefront: pageFiles(page), kit: pageFiles(), docs: pageFiles(), renderer },
})
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(new Request(`http://localhost:4173${path}`, { headers }))

describe('GET /api/view/{element}', () => {
  const address = '/api/view/trade-goods-list?site=localhost&category-id=110101'

  test('answers a visitor’s view as cacheable, and 304 while it is unchanged', async () => {
    const first = await get(address)
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await first.json()).html).toContain('class="goods-card')
    const again = await get(address, { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('answers a member’s view with private, no-store', async () => {
    const answer = await get('/api/view/trade-cart?site=localhost', {
      Authorization: await bed.login('demo'),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('links of a page’s route map point to the page’s own site', async () => {
    const routes = (pattern: string) => encodeURIComponent(JSON.stringify({ goods: pattern }))
    const linksBy = async (pattern: string) =>
      (await (await get(`${address}&routes=${routes(pattern)}`)).json()).html
    expect(await linksBy('/p/{goodsId}.html')).toMatch(/href="\/p\/\d+\.html"/)
    expect(await linksBy('p/{goodsId}')).toMatch(/href="\.\/p\/\d+"/)
    expect(await linksBy('//shop.example/{goodsId}')).toMatch(/href="http:\/\/shop\.example\/\d+"/)
  })

  test('answers unknown elements with 404, API errors with 502 and long addresses with 414', async () => {
    expect((await get('/api/view/trade-checkout?site=localhost')).status).toBe(404)
    expect((await get('/api/view/body?site=localhost')).status).toBe(404)
    expect((await get('/api/view/trade-cart?site=localhost', { Authorization: 'over' })).status).toBe(502)
    expect((await get('/api/view/trade-goods-list?site=nobody.example')).status).toBe(502)
    expect((await get(`${address}&keyword=${'x'.repeat(8_000)}`)).status).toBe(414)
  })
})

test('renders nothing for an unknown token', async () => {
  bed.statements.length = 0
  const view = await get('/api/view/trade-brands?site=localhost', { Authorization: 'x'.repeat(43) })
  const shown = await get('/brand', { Cookie: `PC_TOKEN=${'y'.repeat(43)}` })
  expect([view.status, await shown.text()]).toEqual([502, page])
  expect(bed.statements.filter((text) => /from "(brand|goods)"/.test(text))).toEqual([])
})

describe('a page of the shop', () => {
  test('is rendered for its reader, with a policy that allows its styles', async () => {
    const token = await bed.login('demo')
    const visitor = await get('/brand')
    const member = await get('/brand', { Cookie: `PC_TOKEN=${token}` })
    expect(await visitor.text()).toContain('请登录')
    expect(await member.text()).not.toContain('请登录')
    expect(visitor.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
    expect(visitor.headers.get('cache-control')).toBe('no-cache')
    expect(member.headers.get('cache-control')).toBe('private, no-store')
  })

  test('uses the buyer’s language and theme', async () => {
    const answer = await get('/brand', { Cookie: 'trade-language=en; trade-theme=dark' })
    const html = await answer.text()
    expect(html).toContain('<html lang="en" data-drawn-page data-theme="dark">')
    expect(html).toContain('<trade-header data-drawn="dark">')
    expect(html).toContain('Log in')
  })

  test('is sent unchanged if it cannot be rendered', async () => {
    const answer = await get('/brand', { Cookie: 'PC_TOKEN=over' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(page)
  })
  test('is sent unchanged if the reader has chosen another render mode', async () => {
    expect(await (await get('/brand', { Cookie: 'trade-drawn=off' })).text()).toBe(page)
    const asking = await get('/brand', { Cookie: 'trade-drawn=view' })
    expect(await asking.text()).toBe(page.replace('data-views="off"', 'data-views'))
    expect(asking.headers.get('cache-control')).toBe('private, no-store')
  })
})
