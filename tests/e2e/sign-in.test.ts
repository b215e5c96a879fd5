import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { logIn } from './shop'

const account = (page: Page) => page.getByLabel('账号', { exact: true })
const letters = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'PC_TOKEN')

test('remembers the account on request and then shows the captcha at once', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('checkbox', { name: '记住账号' }).check()
  await logIn(page)
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: /退出/ }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=%2F$/)
  await expect(account(page)).toHaveValue('demo')
  await expect(page.getByRole('checkbox', { name: '记住账号' })).toBeChecked()
  await expect(letters(page)).toBeVisible()

  await page.getByRole('checkbox', { name: '记住账号' }).uncheck()
  await logIn(page)
  await page.getByRole('button', { name: /退出/ }).first().click()
  await page.reload()
  await expect(account(page)).toHaveValue('')
})

test('a login returns to its page with query, and never to another site', async ({ page, context }) => {
  await page.goto('/cart?from=%E8%BD%B4%E6%89%BF')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart%3Ffrom%3D%25E8%25BD%25B4%25E6%2589%25BF$/)
  await logIn(page)
  await expect(page).toHaveURL('/cart?from=%E8%BD%B4%E6%89%BF')

  const origin = new URL(page.url()).origin
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/login',
  ]) {
    await context.clearCookies()
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await logIn(page)
    await expect(page).toHaveURL('/')
    expect(new URL(page.url()).origin).toBe(origin)
  }
})

test(
  'the session cookie is SameSite, lasts a week and is deleted at logout',
  { tag: '@short' },
  async ({ page, context }) => {
    await page.goto('/login')
    await logIn(page)
    await expect(page).toHaveURL('/')
    const cookie = await tokenOf(context)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6 * 86_400)
    await page.getByRole('button', { name: /退出/ }).first().click()
    await expect(page).toHaveURL(/\/login/)
    expect(await tokenOf(context)).toBeUndefined()
  },
)
