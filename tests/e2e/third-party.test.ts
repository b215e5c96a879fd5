import { expect, test, type Page, type Request } from '@playwright/test'

const way = (page: Page, name: string) => page.getByRole('button', { name: `${name}登录`, exact: true })
const nameOf = (page: Page) => page.locator('trade-header')

/** Enters the user on the provider's page and confirms. */
async function consent(page: Page, nick: string) {
  await expect(page).toHaveURL(/\/demo\/idp\//)
  await page.getByLabel('昵称').fill(nick)
  await page.getByRole('button', { name: '同意登录' }).click()
}

test(
  'a bound user is logged in and returns to the page of the login',
  { tag: '@short' },
  async ({ page }) => {
    await page.goto('/cart?from=%E8%BD%B4%E6%89%BF')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await way(page, '微信').click()
    await consent(page, '小林')
    await expect(page).toHaveURL('/cart?from=%E8%BD%B4%E6%89%BF')
    await expect(nameOf(page)).toContainText('许明')
    // Back navigation skips the redirect pages.
    expect(page.url()).not.toContain('callback')
  },
)

test(
  'removes code and state from the address before any request, and no Referer contains them',
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
    // Records the address at each request of the page.
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
    const allHeaders = await Promise.all(headers)
    expect(allHeaders.length).toBeGreaterThan(3)
    expect(allHeaders.filter(({ referer = '' }) => referer.includes('code='))).toEqual([])
  },
)
