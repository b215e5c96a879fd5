import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { logIn, readCaptcha } from './shop'

const account = (page: Page) => page.getByLabel('账号', { exact: true })
const password = (page: Page) => page.getByLabel('密码', { exact: true })
const letters = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const outlet = (page: Page) => page.locator('trade-outlet')
const submit = (page: Page) => outlet(page).getByRole('button', { name: '登录', exact: true })
const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'PC_TOKEN')

test('a wrong password keeps what was typed, brings a new captcha, and says why', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expect(letters(page)).toBeVisible()
  await account(page).fill('demo')
  await password(page).fill('wrong')
  await submit(page).click()
  await expect(outlet(page).getByText('请输入验证码')).toBeVisible()
  await expect(letters(page)).toBeFocused()

  const picture = page.getByRole('img', { name: '验证码图片' })
  const before = await picture.getAttribute('src')
  await letters(page).fill(await readCaptcha(page))
  await submit(page).click()
  await expect(page.getByRole('alert').getByText('账号或密码错误')).toBeVisible()
  await expect(letters(page)).toHaveValue('')
  await expect(account(page)).toHaveValue('demo')
  await expect(password(page)).toHaveValue('wrong')
  expect(await picture.getAttribute('src')).not.toBe(before)
  expect(await tokenOf(context)).toBeUndefined()

  await letters(page).fill('????')
  await submit(page).click()
  await expect(page.getByText('验证码错误或已过期')).toBeVisible()
})

test('the account is remembered when that was wished, and then the captcha is there at once', async ({
  page,
}) => {
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

test(
  'a login leads back to where it was asked for, with query, and nowhere else',
  { tag: '@short' },
  async ({ page, context }) => {
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
  },
)

test('a member does not see the login page', async ({ page }) => {
  await page.goto('/login')
  await logIn(page)
  await expect(page).toHaveURL('/')
  await page.goto('/login?redirect=%2Fcart')
  await expect(page).toHaveURL('/cart')
})

test(
  'the cookie is of this site only, lasts a week, and is gone after logging out',
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

test('another tab follows a login and a logout within a second', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/login')
  await other.goto('/login?redirect=%2Fcart')
  await expect(submit(other)).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/cart')

  await page.getByRole('button', { name: /退出/ }).first().click()
  await expect(other).toHaveURL(/\/login\?redirect=%2Fcart/)
})

test('a session that ended on the server: one toast, back to login, and the way back is kept', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect=%2Fcart')
  await logIn(page)
  await expect(page).toHaveURL('/cart')
  // What is still under way would be refused before the reload, and the notice with it be said too early.
  await page.waitForLoadState('networkidle')
  const token = await tokenOf(context)
  await page.request.post('/api/pc/bbbAuth/logout', { headers: { Authorization: token?.value ?? '' } })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart/)
  await expect(page.getByText('登录失效或已过期')).toHaveCount(1)
  expect(await tokenOf(context)).toBeUndefined()
  await logIn(page)
  await expect(page).toHaveURL('/cart')
})

test('ten presses are one login', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/bbbAuth/login')) calls.push(request.url())
  })
  await page.goto('/login')
  await letters(page).fill(await readCaptcha(page))
  await account(page).fill('demo')
  await password(page).fill('demo1234')
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let time = 0; time < 10; time++) button.click()
  })
  await expect(page).toHaveURL('/')
  expect(calls).toHaveLength(1)
})

test('an empty form is not sent, and says what is missing first', async ({ page }) => {
  await page.goto('/login')
  await submit(page).click()
  await expect(page.getByRole('status').getByText('请输入账号')).toBeVisible()
  await expect(page.getByText('请输入密码')).toBeVisible()
  await expect(account(page)).toBeFocused()
  await expect(account(page)).toHaveAttribute('aria-invalid', 'true')
})
