import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { escapesOf, foreign, linesOf, openForeign, script, shop } from '../foreign'
import { countIn } from '../shop'
import { networkIdle } from '../drawn'

const elements = `<trade-site><trade-price goods-id="100001"></trade-price>
  <trade-add-to-cart goods-id="100001"></trade-add-to-cart></trade-site><trade-cart-badge></trade-cart-badge>`

/** Checks that a page with several copies of the kit behaves as with one. */
async function worksOnce(page: Page, open: () => Promise<unknown>) {
  const escapes = escapesOf(page)
  const sites: string[] = []
  page.on('request', (request) => {
    const isSite = /\/network\/site\/|\/bbb\/start\?/.test(request.url())
    if (isSite && request.method() !== 'OPTIONS') sites.push(request.url())
  })
  await open()
  await expect(page.locator('trade-price')).toContainText('¥')
  await page.locator('trade-add-to-cart').getByRole('button', { name: '加入购物车' }).click()
  await page.locator('.toast-way').click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect.poll(() => countIn(page.locator('trade-cart-badge a'))).toBe(10)
  await networkIdle(page)
  expect(sites).toHaveLength(1)
  expect(escapes).toEqual([])
}

test('three scripts, as modules of two addresses and a classic one, work as one', async ({ page }) => {
  const lines = linesOf(page)
  await worksOnce(page, () => page.goto(`${foreign}/twice.html`))
  expect(lines).toEqual([])
})

const classic = `<script src="${shop}/kit/tradefront.classic.js" data-api="${shop}/api" data-site="localhost"></script>`
test('the classic script twice and a module work as one', async ({ page }) => {
  await worksOnce(page, () => openForeign(page, elements, { head: classic + classic + script() }))
})

const other = `${shop}/other`
/** Serves a copy of the built kit with another version at another address. */
async function serveOther(page: Page) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  await page.route(`${other}/**`, async (route) => {
    const file = join('dist', 'kit', new URL(route.request().url()).pathname.slice('/other/'.length))
    const body = (await readFile(file, 'utf8')).replaceAll(version, '9.9.9')
    await route.fulfill({
      body,
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  return version
}

const here = script()
const there = script().replace(`${shop}/kit`, other)
const orders: [name: string, head: string, stays: string, off: string][] = [
  ['this one first', here + there, `${shop}/kit/tradefront.js`, `${other}/tradefront.js`],
  ['the other one first', there + here, `${other}/tradefront.js`, `${shop}/kit/tradefront.js`],
  [
    'the other one first, this one classic',
    there + classic.replace('<script', '<script defer'),
    `${other}/tradefront.js`,
    `${shop}/kit/tradefront.classic.js`,
  ],
]
for (const [name, head, stays, off] of orders)
  test(
    `two versions, ${name}: the first works, and the second logs one line and stays off`,
    { tag: name === 'this one first' ? '@short' : [] },
    async ({ page }) => {
      const version = await serveOther(page)
      const lines = linesOf(page)
      const files: string[] = []
      page.on('request', (request) => files.push(request.url()))
      await worksOnce(page, () => openForeign(page, elements, { head }))
      const [first, second] = stays.startsWith(other) ? ['9.9.9', version] : [version, '9.9.9']
      expect(lines).toEqual([
        `tradefront: version ${second} (${off}) stays off, ${first} was here first (${stays})`,
      ])
      expect(await page.evaluate(() => globalThis.tradefront?.version)).toBe(first)
      const fromSecond = files.filter((file) => file.startsWith(off.slice(0, off.lastIndexOf('/') + 1)))
      expect(fromSecond.filter((file) => file.includes('/elements/'))).toEqual([])
    },
  )

test('two tags of a file with different settings use the first and log a line', async ({ page }) => {
  const lines = linesOf(page)
  const second = script(`data-api="${shop}/api" data-site="north.localhost"`)
  await worksOnce(page, () => openForeign(page, elements, { head: script() + second }))
  expect(lines).toEqual([
    'tradefront: data-site="north.localhost" of a further script tag has no effect, the first tag counts. For a second site, wrap its elements in <trade-site>.',
  ])
})
