import { expect, test, type Page } from '@playwright/test'
import { waitForViews } from './drawn'
import { openForeign, script, shop, withoutViews } from './foreign'
import { filesOf, homeOf } from './kit-files'

test('hides the fallback of an element until its code has loaded, for two seconds at most', async ({
  page,
}) => {
  let bring = () => {}
  const released = new Promise<void>((resolve) => (bring = resolve))
  await page.route(`**/kit/${homeOf('trade-if')}`, async (route) => {
    await released
    await route.continue()
  })
  await openForeign(page, '<trade-if session="member"><p>for members</p></trade-if><p>of the page</p>')
  await page.waitForFunction(() => Boolean(globalThis.tradefront))
  const inside = page.getByText('for members')
  await expect(page.getByText('of the page')).toBeVisible()
  expect(await inside.isVisible()).toBe(false)
  await expect(inside).toBeVisible({ timeout: 4_000 })
  bring()
  await expect(inside).toBeHidden()
})

/** Returns the requested files of elements. The set grows as the page loads. */
function noteFiles(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/kit\/((?:chunks|elements)\/.*)$/.exec(request.url()) ?? []
    if (file) asked.add(file)
  })
  return asked
}

/** Returns the kit's requests while no chunk has arrived. */
async function askedAtOnce(page: Page, tag: string) {
  const asked = noteFiles(page)
  await withoutViews(page)
  await page.route('**/kit/chunks/**', (route) => void route)
  await openForeign(page, `<${tag}></${tag}>`)
  return asked
}

test('requests all files of a common element at once', { tag: '@short' }, async ({ page }) => {
  const files = filesOf('trade-goods-list')
  expect(files.length).toBeGreaterThan(4)
  const asked = await askedAtOnce(page, 'trade-goods-list')
  await expect.poll(() => [...asked].toSorted()).toEqual(files.toSorted())
})

test('requests shared files with the element’s own file, and the rest in one step', async ({ page }) => {
  const [own = '', ...rest] = filesOf('trade-help')
  let bring = () => {}
  const released = new Promise<void>((resolve) => (bring = resolve))
  await page.route(`**/kit/${own}`, async (route) => {
    await released
    await route.continue()
  })
  const asked = await askedAtOnce(page, 'trade-help')
  const shared = filesOf('trade-goods-list').filter((file) => rest.includes(file))
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining([own, ...shared]))
  expect(asked.size).toBeLessThan(1 + rest.length)
  bring()
  await expect.poll(() => [...asked].toSorted()).toEqual([own, ...rest].toSorted())
})

test('shows a rendered list at the first visit and loads its code at the first click', async ({ page }) => {
  await waitForViews(page)
  const asked = noteFiles(page)
  await openForeign(page, '<trade-goods-list keyword="轴承"></trade-goods-list>')
  const list = page.locator('trade-goods-list')
  await expect(list).toHaveAttribute('data-drawn')
  await expect(list.locator('.goods-card').first()).toContainText('¥')
  expect([...asked]).toEqual([])
  await list.getByRole('button', { name: '销量' }).click()
  await expect(list).not.toHaveAttribute('data-drawn')
  await expect(list.locator('.goods-sort-order-chosen')).toContainText('销量')
})

test('loads all elements under a nonce policy', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await openForeign(page, '<trade-price goods-id="100001"></trade-price>', {
    head: script().replace('<script', '<script nonce="r4nd0m"'),
    headers: { 'Content-Security-Policy': "script-src 'nonce-r4nd0m' 'strict-dynamic'" },
  })
  await expect(page.locator('trade-price')).toContainText('¥')
  expect(refused).toEqual([])
})

test('with tradefront.css the page does not shift when the elements load', async ({ page }) => {
  let bring = () => {}
  const released = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/kit/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  const body = `<trade-menu></trade-menu><p>Price <trade-price goods-id="100001"></trade-price>
    <trade-cart-badge></trade-cart-badge></p><trade-goods-card goods-id="100001"></trade-goods-card>
    <trade-goods-detail goods-id="100001"></trade-goods-detail>`
  await openForeign(page, body, {
    head: `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script()}`,
  })
  const topOf = () => page.locator('trade-goods-detail').evaluate((node) => node.getBoundingClientRect().top)
  const before = await topOf()
  expect(before).toBeGreaterThan(155 + 350)
  bring()
  await expect(page.locator('trade-goods-detail')).toContainText('¥')
  await expect(page.locator('trade-goods-card').first()).toContainText('¥')
  await expect(page.locator('trade-menu')).toContainText('全部商品分类')
  expect(Math.abs((await topOf()) - before)).toBeLessThan(8)
})

test(
  'a tag without type="module" shows elements and adds no other global name',
  { tag: '@short' },
  async ({ page }) => {
    const classic = script().replace(' type="module"', '')
    const price = '<trade-price goods-id="100001"></trade-price>'
    for (const head of [classic, classic.replace('<script', '<script defer'), '']) {
      await openForeign(page, head ? price : price + classic, { head })
      await expect(page.locator('trade-price')).toContainText('¥')
    }
    const added = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const plain = new Set(Object.getOwnPropertyNames(frame.contentWindow))
      frame.remove()
      return Object.getOwnPropertyNames(window).filter((name) => !plain.has(name) && !/^\d+$/.test(name))
    })
    // nanostores sets the first one, through which its copies share stores.
    expect(added.toSorted()).toEqual(['nanostoresGlobal', 'tradefront'])
  },
)

test('two tags of a file, one without type="module", start it once', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openForeign(page, '<trade-price goods-id="100001"></trade-price>', {
    head: script().replace(' type="module"', '') + script(undefined, 'tradefront.js?again'),
  })
  await expect(page.locator('trade-price')).toContainText('¥')
  expect(lines).toEqual([])
})
