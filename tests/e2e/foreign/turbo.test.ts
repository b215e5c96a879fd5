import { takeCompany } from '../accounts'
import { expect, test, type Page } from '@playwright/test'
import { frameworkPages } from '../framework-pages'
import { escapesOf, foreign, linesOf } from '../foreign'
import { countIn, logIn } from '../shop'

test.beforeAll(frameworkPages)

const badge = (page: Page) => page.locator('trade-cart-badge a')
const visit = async (page: Page, name: string, title: string) => {
  await page.locator('main > nav').getByRole('link', { name }).click()
  await expect(page).toHaveTitle(`${title} · 备件手册`)
}

test('a site with Turbo has one kit, one cart and one session over all visits', async ({ page }) => {
  const escapes = escapesOf(page)
  const lines = linesOf(page)
  await page.goto(`${foreign}/turbo/start.html`)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await expect(page.locator('trade-goods-card')).toContainText('库存')
  const permanent = await page.locator('trade-cart-badge').elementHandle()

  await visit(page, '轴承', '轴承')
  await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
  await page.locator('trade-add-to-cart').first().getByRole('button', { name: '加入购物车' }).click()
  await page.locator('.toast-way').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => countIn(badge(page))).toBe(10)

  await visit(page, '首页', '首页')
  expect(await page.locator('trade-cart-badge').evaluate((now, before) => now === before, permanent)).toBe(
    true,
  )
  expect(await countIn(badge(page))).toBe(10)
  await page.locator('trade-login-box').getByRole('button', { name: '登录' }).first().click()
  await logIn(page, takeCompany().account)
  await expect(page.locator('.welcome')).toBeVisible()
  await visit(page, '联系', '联系')

  // Back navigation first shows a snapshot of the page: a copy of its elements.
  await page.goBack()
  await expect(page).toHaveTitle('首页 · 备件手册')
  await expect(page.locator('.welcome')).toBeVisible()
  await expect(page.locator('trade-goods-card')).toContainText('库存')
  await page.goBack()
  await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
  await page.goForward()
  await expect(page).toHaveTitle('首页 · 备件手册')
  await expect(page.locator('trade-goods-card')).toContainText('库存')

  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument') as unknown)).toBe(true)
  expect(escapes).toEqual([])
  expect(lines).toEqual([])
})

test('thirty visits leak no listeners and no nodes', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto(`${foreign}/turbo/start.html`)
  const around = async (times: number) => {
    for (let round = 0; round < times; round++)
      for (const [name, drawn] of [
        ['轴承', 'trade-goods-list'],
        ['首页', 'trade-goods-card'],
      ]) {
        await page.locator('main > nav').getByRole('link', { name }).click()
        await expect(page.locator(`${drawn} .goods-card-name`).first()).toBeVisible()
      }
  }
  const memory = async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  // Turbo itself stores snapshots of the last ten pages. It only ever gets these two.
  await around(3)
  const before = await memory()
  await around(10)
  // Garbage collection is delayed, so more visits may be needed. A real leak only grows.
  await expect
    .poll(async () => {
      await around(1)
      const { listeners, nodes } = await memory()
      return listeners < before.listeners + 600 && nodes < before.nodes + 5000
    })
    .toBe(true)
})
