import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { frameworkPages } from '../framework-pages'
import { guideBlocks } from '../../house/documents'
import { complaintsOf } from '../docs'
import { foreign, shop } from '../foreign'

test.beforeAll(frameworkPages)

// These pages are built with the guide's configuration, in a folder that can resolve the package.

let folder: string
test.beforeAll(async () => {
  const { makeSite } = await import('../../../demo/frameworks/eleventy/make-site.mjs')
  mkdirSync('test-results', { recursive: true })
  folder = mkdtempSync(resolve('test-results', 'eleventy-'))
  const [config] = guideBlocks('js')
  const own = config?.code
    .replace('https://mall.example.com', shop)
    .replace("'acme'", "'localhost'")
    .replace("'en'", "'zh-CN'")
  const file = join(folder, 'eleventy.config.mjs')
  writeFileSync(file, own ?? '')
  await makeSite(join(folder, 'site'), file)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const drawn = '[data-drawn]'
/** Returns a page of the site as a static host serves it. The data behind it may have changed since the build. */
const pageOf = (name: string, from = '', to = from) =>
  readFileSync(join(folder, 'site', name), 'utf8')
    .replaceAll('http://localhost:4173', shop)
    .replaceAll(from, to)

async function open(page: Page, name: string, html: string) {
  const address = `${foreign}/eleventy/${name}`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(address)
}

test('a static site contains its goods and shows current ones after hydration', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  const [, model = 'none'] =
    /class="goods-card-name[^>]* title="\S+ (\S+)/.exec(pageOf('bearings.html')) ?? []

  // A page that was built when the product had another model. There is no interaction.
  const html = pageOf('bearings.html', model, 'OLD-1')
  expect(html.includes('title="恒锐 OLD-1 ')).toBe(true)
  await open(page, 'bearings.html', html)
  const list = page.locator('trade-goods-list')
  await expect(page.locator(drawn)).toHaveCount(0)
  await expect(list.locator('.goods-card').first()).toContainText(model)
  await expect(list).not.toContainText('OLD-1')

  await open(page, 'index.html', pageOf('index.html'))
  await expect(page.locator('trade-price')).toContainText('¥')
  const card = page.locator('trade-goods-card')
  await card.getByRole('button', { name: '加入购物车' }).click()
  await page.locator('.toast-way').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('trade-cart-badge')).toContainText(/[1-9]/)
  expect(complaints).toEqual([])
})

test('the goods of the last build appear without JavaScript, with links to the shop', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await open(page, 'bearings.html', pageOf('bearings.html'))
  const card = page.locator('trade-goods-list .goods-card').first()
  await expect(card).toContainText('¥')
  await expect(card.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${shop}/goods/`))
  await page.close()
})
