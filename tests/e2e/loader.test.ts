import { expect, test } from '@playwright/test'
import { openForeign, script, shop } from './foreign'

test('what an element holds is hidden until its code is there, for two seconds at most', async ({ page }) => {
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/kit/elements/trade-if.js', async (route) => {
    await held
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

test('what all elements of a kind need is under way with the element’s own file, the rest follows in one go', async ({
  page,
}) => {
  const order: string[] = []
  const nameOf = (url: string) => new URL(url).pathname.replace(/-[\w-]{8}\.js$/, '')
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  page.on('request', (request) => {
    if (request.url().includes('/kit/')) order.push(nameOf(request.url()))
  })
  await page.route('**/kit/elements/trade-goods-list.js', async (route) => {
    await held
    await route.continue()
  })
  await openForeign(page, '<trade-goods-list></trade-goods-list>')
  await expect.poll(() => order).toContain('/kit/chunks/react')
  await expect.poll(() => order).toContain('/kit/chunks/core')
  expect(order).not.toContain('/kit/chunks/goods-list')

  // Nothing of the rest is answered, so what is asked for now was all named by the one file.
  await page.route('**/kit/chunks/**', (route) => void route)
  bring()
  await expect.poll(() => order).toContain('/kit/chunks/goods-list')
  await expect.poll(() => order).toContain('/kit/chunks/goods')
})

test('a page under a nonce brings everything', async ({ page }) => {
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

test('with tradefront.css nothing moves when the elements come', async ({ page }) => {
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/kit/elements/*.js', async (route) => {
    await held
    await route.continue()
  })
  const body = `<trade-menu></trade-menu><p>Price <trade-price goods-id="100001"></trade-price>
    <trade-cart-badge></trade-cart-badge></p><trade-goods-card goods-id="100001"></trade-goods-card>
    <trade-goods-detail goods-id="100001"></trade-goods-detail>`
  await openForeign(page, body, {
    head: `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script()}`,
  })
  const place = () => page.locator('trade-goods-detail').evaluate((node) => node.getBoundingClientRect().top)
  const before = await place()
  expect(before).toBeGreaterThan(155 + 350)
  bring()
  await expect(page.locator('trade-goods-detail')).toContainText('¥')
  await expect(page.locator('trade-goods-card').first()).toContainText('¥')
  await expect(page.locator('trade-menu')).toContainText('全部商品分类')
  expect(Math.abs((await place()) - before)).toBeLessThan(8)
})
