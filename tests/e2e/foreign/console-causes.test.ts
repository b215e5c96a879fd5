import { expect, test, type Page } from '@playwright/test'
import { foreign, linesOf, openForeign, script, shop } from '../foreign'
import { port } from '../port'

const body = `<trade-price goods-id="100001"></trade-price><trade-stock goods-id="100002"></trade-stock>
  <trade-goods-list keyword="轴承"></trade-goods-list>`

type Cause = {
  attributes?: string
  origin?: string
  headers?: Record<string, string>
  prepare?: (page: Page) => Promise<unknown>
  /** Pattern of the only console line. */
  says: RegExp
}
const api = (address: string, site = 'localhost') =>
  `data-api="${address}" data-site="${site}" data-views="off"`
const answerWith = (status: number, contentType: string, text: string) => (page: Page) =>
  page.route(`${shop}/api/**`, (route) =>
    route.fulfill({ status, contentType, body: text, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )

const causes: Record<string, Cause> = {
  'a forbidden origin': {
    origin: foreign.replace('pages.', 'stranger.'),
    says: /refuses pages of http:\/\/stranger\S+ \(CORS\)\. Add http:\/\/stranger\S+ to ALLOWED_ORIGINS/,
  },
  'a content security policy without the API': {
    headers: { 'Content-Security-Policy': "connect-src 'self'" },
    says: new RegExp(`security policy of this page refuses ${shop}/api\\. Add ${shop} to its connect-src`),
  },
  'an API address without /api': {
    attributes: api(shop),
    says: new RegExp(`data-api must be the base address of the API, such as ${shop}/api`),
  },
  'HTML instead of JSON': {
    prepare: answerWith(200, 'text/html', '<!doctype html><title>Shop</title>'),
    says: /answered with HTML instead of JSON \(status 200\)/,
  },
  'a proxy whose server is down': {
    prepare: answerWith(502, 'text/html', '<h1>502 Bad Gateway</h1>'),
    says: /\(status 502\)\. Check whether the server behind it is running/,
  },
  'an API address without a scheme': {
    attributes: api('mall.example.com/api'),
    says: /data-api="mall\.example\.com\/api" has no scheme .* Write https:\/\/mall\.example\.com\/api/,
  },
  'a host and port without a scheme': {
    attributes: api('localhost:4173/api'),
    says: /api="localhost:4173\/api" is no address\. Begin it with https:\/\//,
  },
  'an unknown brand site': {
    attributes: api(`${shop}/api/`, 'acme'),
    says: /knows no brand site "acme"\. Check data-site/,
  },
  'an https address of an http API': {
    attributes: api(shop.replace('http:', 'https:') + '/api'),
    says: /https:\S+ cannot be reached, but http:\S+ answers\. Give data-api an address that begins with http:/,
  },
  'an http API on an https page': {
    origin: foreign.replace('http:', 'https:'),
    attributes: api('http://mall.example.com/api'),
    says: /http:\/\/mall\.example\.com\/api, because it is http and this page is https/,
  },
  'an unreachable API': {
    attributes: api(`http://localhost:${port + 77}/api`),
    says: /cannot be reached\. Check that data-api is right/,
  },
}

for (const [name, { attributes, origin, headers, prepare, says }] of Object.entries(causes))
  test(`one console line reports ${name}`, async ({ page }) => {
    const lines = linesOf(page)
    await prepare?.(page)
    await openForeign(page, body, {
      head: script(attributes ?? api(`${shop}/api`)),
      ...(origin && { origin }),
      ...(headers && { headers }),
    })
    await expect.poll(() => lines).toContainEqual(expect.stringMatching(says))
    await page.waitForLoadState('networkidle')
    expect(lines).toHaveLength(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a cart reports an unreachable shop instead of an empty cart', async ({ page }) => {
  await openForeign(page, '<trade-cart></trade-cart>', {
    head: script(api(`http://localhost:${port + 77}/api`)),
  })
  const cart = page.locator('trade-cart')
  await expect(cart.getByRole('button', { name: '重新加载' })).toBeVisible()
  await expect(cart).not.toContainText('购物车还是空的')
})

test(
  'the console names the field of a response that breaks its contract',
  { tag: '@short' },
  async ({ page }) => {
    const lines = linesOf(page)
    await page.route(`${shop}/api/bbb/goodsInfo/**`, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      const answer = await route.fetch()
      const text = (await answer.text()).replace(/"customizable":\d+/g, '"customizable":"no"')
      return route.fulfill({ response: answer, body: text })
    })
    await openForeign(page, '<trade-goods-detail goods-id="100001"></trade-goods-detail>', {
      head: script(api(`${shop}/api`)),
    })
    await expect
      .poll(() => lines)
      .toContainEqual(
        expect.stringMatching(
          /goodsInfo\S+ answered with something else than agreed: \S*customizable: expected 10 or 20 or true or false, found "no"$/,
        ),
      )
  },
)
