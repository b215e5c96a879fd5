import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { browserFlags, wholeBrowserPath } from '../browser.mjs'
import { escapesOf, foreign, script, shop } from './foreign'
import { logIn } from './shop'
import { networkIdle } from './drawn'

const header = (page: Page) => page.locator('trade-header')

/** Logs in without storage. The session works on this page, and a single warning is shown. */
async function livesInThisPage(page: Page) {
  const escapes = escapesOf(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto('/login')
  await logIn(page)
  // The message is visible for a few seconds, which a busy machine may need to render the header.
  await expect(page.getByText('浏览器未保存登录状态')).toHaveCount(1)
  await expect(header(page)).toContainText('周岚')
  await page
    .locator('trade-menu')
    .getByRole('link', { name: /购物车/ })
    .click()
  await expect(page).toHaveURL('/cart')
  await expect(header(page)).toContainText('周岚')
  await expect(page.locator('trade-outlet .delivery').first()).toBeVisible()
  await networkIdle(page)
  const settled = calls.length
  await page.waitForTimeout(1500)
  expect(calls.length).toBe(settled)
  expect(calls.filter((url) => url.endsWith('/bbbAuth/login')).length).toBeLessThanOrEqual(2)
  expect(await page.getByText('浏览器未保存登录状态').count()).toBeLessThan(2)
  expect(escapes).toEqual([])
}

test('the shop works in a browser that blocks storage', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'tradefront-profile-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: wholeBrowserPath(),
    args: browserFlags,
    baseURL,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await page.goto('/news')
  const errorName = await page.evaluate(() => {
    document.cookie = 'a=1'
    try {
      localStorage.setItem('a', '1')
    } catch (error) {
      return `${document.cookie}${error instanceof Error ? error.name : ''}`
    }
    return 'kept'
  })
  expect(errorName).toBe('SecurityError')
  await livesInThisPage(page)
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('the shop works if cookies and both storages throw', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get, set: get })
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  })
  await page.goto('/goods/list/110101')
  await page.locator('.goods-card').first().getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('关闭页面后所选商品将丢失')).toHaveCount(1)
  await livesInThisPage(page)
})

test('the shop works in a sandboxed frame without an origin', async ({ page }) => {
  const escapes = escapesOf(page)
  // The page has an opaque origin, which the shop must allow.
  await page.route(`${shop}/api/**`, async (route) => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Language, X-Trade, Idempotency-Key',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const answer = await route.fetch()
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...headers } })
  })
  const frame = `<!doctype html><html lang="zh-CN"><meta charset="utf-8">${script()}<trade-login-box></trade-login-box><trade-login></trade-login></html>`
  await page.route(`${foreign}/frame.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: frame }),
  )
  await page.route(`${foreign}/around.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<iframe sandbox="allow-scripts allow-forms" src="/frame.html" width="1200" height="800"></iframe>`,
    }),
  )
  await page.goto(`${foreign}/around.html`)
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('textbox', { name: /账号/ })).toBeVisible()
  const origin = await page.frames()[1]?.evaluate(() => {
    try {
      return String(localStorage.length)
    } catch (error) {
      return `${self.origin} ${error instanceof Error ? error.name : ''}`
    }
  })
  expect(origin).toBe('null SecurityError')

  const press = inside.locator('trade-login').getByRole('button', { name: '登录', exact: true }).last()
  await inside.getByRole('textbox', { name: /账号/ }).fill('demo')
  await inside.getByLabel('密码', { exact: true }).fill('demo1234')
  await press.click()
  await inside.getByRole('textbox', { name: '验证码' }).fill('2468')
  await press.click()
  await expect(inside.locator('trade-login-box')).toContainText('周岚')
  await expect(inside.getByText('浏览器未保存登录状态')).toHaveCount(1)
  expect(escapes).toEqual([])
  // Calls that are still pending do not matter any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
