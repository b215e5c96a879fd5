import { expect, test, type Page, type Request } from '@playwright/test'
import { logIn, readCaptcha } from './shop'

const way = (page: Page, name: string) => page.getByRole('button', { name: `${name}登录`, exact: true })
const nameOf = (page: Page) => page.locator('trade-header')

/** The provider's page: who its user is, and yes. */
async function consent(page: Page, nick: string) {
  await expect(page).toHaveURL(/\/demo\/idp\//)
  await page.getByLabel('昵称').fill(nick)
  await page.getByRole('button', { name: '同意登录' }).click()
}

/** Proves an account in the form that binds it. */
async function prove(page: Page, account: string) {
  await expect(page.getByRole('heading', { name: '绑定已有账号' })).toBeVisible()
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill('demo1234')
  const press = page.getByRole('button', { name: '绑定并登录' })
  const letters = page.getByRole('textbox', { name: '验证码' })
  if (!(await letters.isVisible())) await press.click()
  await letters.fill(await readCaptcha(page))
  await press.click()
}

/** A user of a third party whom nobody has met yet, in whatever order the tests run. */
const stranger = () => `客人${Date.now() % 1_000_000}`

test(
  'a user who is bound is logged in, and comes back to where the login was asked for',
  { tag: '@short' },
  async ({ page }) => {
    await page.goto('/cart?from=%E8%BD%B4%E6%89%BF')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await way(page, '微信').click()
    await consent(page, '小林')
    await expect(page).toHaveURL('/cart?from=%E8%BD%B4%E6%89%BF')
    await expect(nameOf(page)).toContainText('许明')
    // The pages in between are none that Back leads to.
    expect(page.url()).not.toContain('callback')
  },
)

for (const [channel, name] of [
  ['qq', 'QQ'],
  ['alipay', '支付宝'],
] as const)
  test(`a user of ${channel} who is not bound proves an account once, and is logged in the next time`, async ({
    page,
    context,
    request,
  }) => {
    const nick = stranger()
    await page.goto('/login?redirect=%2Fnews')
    await way(page, name).click()
    await consent(page, nick)
    await expect(page.getByText(nick)).toBeVisible()
    await prove(page, channel === 'qq' ? 'demo' : 'overdue')
    await expect(page).toHaveURL('/news')

    // The second place: the account's own list of bindings.
    const token = (await context.cookies()).find((cookie) => cookie.name === 'PC_TOKEN')?.value ?? ''
    const list = await request.get('/api/bbb/userCenter/third/list', { headers: { Authorization: token } })
    expect((await list.json()).data).toMatchObject([{ thirdChannel: channel, nickName: nick }])

    await page.getByRole('button', { name: /退出/ }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await way(page, name).click()
    await consent(page, nick)
    await expect(page).toHaveURL('/news')
    await expect(nameOf(page)).toContainText(channel === 'qq' ? '周岚' : '郑强')
    const headers = {
      Authorization: (await context.cookies()).find((one) => one.name === 'PC_TOKEN')?.value ?? '',
    }
    const gone = await request.delete(`/api/bbb/userCenter/third/unbind/${channel}`, { headers })
    expect((await gone.json()).data).toBe(true)
  })

test('a wrong password binds nothing, and the form stays', async ({ page }) => {
  await page.goto('/login')
  await way(page, '微信').click()
  await consent(page, stranger())
  await page.getByLabel('账号', { exact: true }).fill('demo')
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCaptcha(page))
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(page.getByRole('alert').getByText('账号或密码错误')).toBeVisible()
  await expect(page.getByRole('heading', { name: '绑定已有账号' })).toBeVisible()
})

test('who says no is told so, and may choose another way', async ({ page }) => {
  await page.goto('/login?redirect=%2Fcart')
  await way(page, 'QQ').click()
  await page.getByRole('button', { name: '拒绝' }).click()
  await expect(page.getByRole('heading', { name: '登录已取消' })).toBeVisible()
  await page.getByRole('link', { name: '重新登录' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcart')
})

test('a code that this tab did not ask for is part of an address like any other', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/oauth/token') && asked.push(request.url()))
  for (const address of ['/?code=ATTACKER', '/?code=x&state=guess', '/news?code=COUPON']) {
    await page.goto(address)
    await expect(page.locator('trade-footer')).toContainText('热线')
    expect(page.url().endsWith(address)).toBe(true)
  }
  await page.goto('/callback/third?code=x&state=guess')
  await expect(page.getByRole('heading', { name: '登录请求已失效' })).toBeVisible()
  expect(page.url()).toMatch(/\/callback\/third\?code=x&state=guess$/)
  expect(asked).toEqual([])
})

test(
  'code and state leave the address before anything else is asked, and no Referer holds them',
  { tag: '@short' },
  async ({ page }) => {
    await page.goto('/login')
    await way(page, '微信').click()
    await expect(page).toHaveURL(/\/demo\/idp\//)
    const headers: Promise<Record<string, string>>[] = []
    const listen = (request: Request) => {
      if (!request.isNavigationRequest()) headers.push(request.allHeaders())
    }
    page.on('request', listen)
    // What the address was whenever the page asked for something.
    await page.addInitScript(() => {
      const fetched = window.fetch
      const seen: string[] = []
      Object.assign(window, { seen })
      window.fetch = (...given) => {
        seen.push(location.search)
        return fetched(...given)
      }
    })
    await consent(page, '小林')
    await expect(nameOf(page)).toContainText('许明')
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.filter((search) => search.includes('code='))).toEqual([])
    page.off('request', listen)
    const told = await Promise.all(headers)
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter(({ referer = '' }) => referer.includes('code='))).toEqual([])
  },
)

test('the same answer a second time opens nothing, here and in another browser', async ({
  page,
  browser,
}) => {
  let callback = ''
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/callback/')) callback = request.url()
  })
  await page.goto('/login')
  await way(page, '微信').click()
  await consent(page, '小林')
  await expect(nameOf(page)).toContainText('许明')
  await page.context().clearCookies()
  await page.goto(callback)
  await expect(page.getByRole('heading', { name: '登录请求已失效' })).toBeVisible()

  const other = await browser.newPage()
  await other.goto(callback)
  await expect(other.getByRole('heading', { name: '登录请求已失效' })).toBeVisible()
  await other.goto('/login')
  await logIn(other)
  await expect(nameOf(other)).toContainText('周岚')
  await other.close()
})
