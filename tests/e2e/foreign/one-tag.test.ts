import { expect, test, type Page } from '@playwright/test'
import { foreign, script, shop } from '../foreign'
import { logIn } from '../shop'

const whole = (attributes = '', head = '') => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
  <title>x</title>${head}${script()}<link rel="stylesheet" href="${shop}/storefront.css"></head>
  <body><trade-storefront ${attributes}></trade-storefront></body></html>`

/** Serves one page for several addresses of the foreign origin, as a single-page host does. */
const answer = (page: Page, addresses: string, body: string) =>
  page.route(foreign + addresses, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))

/** Placement of the shop on each kind of page. */
const places: Record<string, { home: string; before: string; prepare?: (page: Page) => Promise<unknown> }> = {
  'in the hash of a page with an unknown path': {
    home: '/one-tag.html',
    before: '/one-tag.html#',
  },
  'below the base of its attribute': {
    home: '/shop',
    before: '/shop',
    prepare: (page) => answer(page, '/shop**', whole('base="/shop"')),
  },
  'below the <base> of the page': {
    home: '/mall/',
    before: '/mall',
    prepare: (page) => answer(page, '/mall/**', whole('', '<base href="/mall/">')),
  },
  'in the hash with routing="hash"': {
    home: '/?from=mail',
    before: '/?from=mail#',
    prepare: (page) => answer(page, '/?from=mail', whole('routing="hash"')),
  },
}

for (const [name, { home, before, prepare }] of Object.entries(places))
  test(
    `the shop in one tag works ${name}: links, Back, reload and return from a login`,
    { tag: home === '/one-tag.html' ? '@short' : [] },
    async ({ page }) => {
      await prepare?.(page)
      await page.goto(foreign + home)
      const outlet = page.locator('trade-outlet')
      await expect(outlet).toContainText('¥')
      await expect(page.locator('trade-not-found')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: /^404/ })).toHaveCount(0)

      const goods = outlet.locator('a[href*="/goods/1"]').first()
      await goods.click()
      await expect(page).toHaveURL((url) => url.href.startsWith(`${foreign}${before}/goods/1`))
      const name = outlet.locator('.goods-detail-title')
      await expect(name).toHaveText(/\S/)
      const title = await name.innerText()
      await page.reload()
      await expect(name).toHaveText(title)
      await page.goBack()
      await expect(name).toHaveCount(0)
      await expect(outlet).toContainText('¥')

      await page.goto(`${foreign}${before}/user/order`)
      await expect(page).toHaveURL((url) => url.href.startsWith(`${foreign}${before}/login?redirect=`))
      await logIn(page)
      await expect(page).toHaveURL(`${foreign}${before}/user/order`)
      await expect(outlet.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    },
  )

test('the shop in one tag does not redirect a phone', async ({ browser }) => {
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    permissions: ['local-network-access'],
  })
  const page = await phone.newPage()
  await page.goto(`${foreign}/one-tag.html`)
  await expect(page.locator('trade-outlet')).toContainText('¥')
  expect(page.url()).toBe(`${foreign}/one-tag.html`)
  await phone.close()
})
