import { expect, test, type Page } from '@playwright/test'
import { followFirstSlide } from './first-slide'
import { countIn, logIn } from './shop'
import { browserDraws } from './render-modes'
import { visit } from './visit'
import { networkIdle } from './drawn'

const outlet = (page: Page) => page.locator('trade-outlet main')
const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--trade-brand'))
const meta = (page: Page, name: string) => page.locator(`meta[name=${name}]`).getAttribute('content')

/** Returns the address of the same server under another host name. */
function siteAddress(baseURL: string | undefined, host: string) {
  const url = new URL(baseURL ?? '')
  url.hostname = host
  return url.href
}

test(
  'two brand sites of a server differ in logo, colour, blocks, external links and texts',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('禾拓工采 - 工业品一站式采购')
    await expect.poll(() => brand(page)).toBe('#1652B0')
    await expect(page.locator('trade-menu .menu-logo-name')).toHaveText('禾拓工采')
    await expect(outlet(page).locator('.home-quick-cell')).toHaveCount(4)
    await expect(outlet(page).locator('.home-floor')).toHaveCount(2)
    const words = await meta(page, 'description')

    await page.goto(siteAddress(baseURL, 'north.localhost'))
    await expect(page).toHaveTitle('朔方优采 - 北方工厂的备件仓')
    await expect.poll(() => brand(page)).toBe('#0B7A5B')
    const logo = page.locator('trade-menu .menu-logo img')
    await expect(logo).toHaveAttribute('alt', '朔方优采')
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    await expect(outlet(page).locator('.home-slide-shown .home-slide-title')).toContainText('防冻选型')
    await expect(outlet(page).locator('.home-quick-cell')).toHaveCount(0)
    expect(await meta(page, 'description')).not.toBe(words)
  },
)

test.describe('rendered by the browser', () => {
  // Pages rendered by the browser, because the test counts the calls for pages.
  test.use({ storageState: browserDraws })

  test('a group of sites sends all calls to /bbbGroup', { tag: '@short' }, async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // The first call asks which site this is.
    const ofOneSite = () => asked.filter((path) => path.startsWith('/api/bbb/') && path !== '/api/bbb/start')
    await page.goto(siteAddress(baseURL, 'group.localhost'))
    await expect(outlet(page).locator('.home-floor-name').first()).toBeVisible()
    await expect(page).toHaveTitle(/禾拓集团采购/)
    expect(ofOneSite()).toEqual([])
    expect(asked).toContain('/api/bbbGroup/goodsInfo/listData')

    await page.locator('trade-header').getByRole('button', { name: '请登录' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(ofOneSite()).toEqual([])
  })
})

test('a custom page opens from the first slide and sells goods through its blocks', async ({ page }) => {
  await page.goto('/')
  await followFirstSlide(page)
  await expect(page).toHaveURL(/\/page\/winter$/)
  await expect(page).toHaveTitle('冬季备货专题 - 禾拓工采')
  const main = outlet(page)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('冬季备货专题')
  await expect(main.locator('.home-ranked-name')).toHaveCount(3)
  await expect(main.locator('.home-page-tab[aria-current=page]')).toHaveText('冬季备货')
  await expect(main.locator('.rich-text td')).toHaveCount(6)
  await expect(main.locator('.home-hero, .home-news')).toHaveCount(0)

  const tabs = main.getByRole('tab')
  await tabs.first().focus()
  const before = await main.locator('.home-floor-name').allInnerTexts()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await main.locator('.home-floor-name').allInnerTexts()).not.toEqual(before)

  const film = main.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)

  await page.locator('trade-header').getByRole('button', { name: '请登录' }).click()
  await logIn(page)
  await expect(page).toHaveURL(/\/page\/winter$/)
  const card = main.locator('.goods-card').first()
  const name = await card.getByRole('link').last().innerText()
  const cart = page.locator('trade-menu').getByRole('link', { name: /购物车/ })
  // Another journey may have emptied the cart.
  await networkIdle(page)
  const count = await countIn(cart)
  await card.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
  await expect.poll(() => countIn(cart)).toBeGreaterThan(count)
  await visit(page, '/cart')
  await expect(outlet(page).getByText(name, { exact: true }).first()).toBeVisible()
})
