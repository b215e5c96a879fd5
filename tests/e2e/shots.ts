import { expect, test, type Page } from '@playwright/test'
import { foreign } from './foreign'
import { logIn } from './shop'

const folder = 'dist/shots'
type Theme = 'light' | 'dark'

/** Returns whether every visible picture has loaded, through shadow roots. */
const picturesHaveCome = () => {
  const pictures = (root: Document | ShadowRoot): HTMLImageElement[] => [
    ...root.querySelectorAll('img'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? pictures(shadowRoot) : [])),
  ]
  return pictures(document).every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)
}

async function shoot(page: Page, name: string, theme: Theme) {
  await page.waitForFunction(picturesHaveCome)
  await page.screenshot({ path: `${folder}/${name}-${theme}.png` })
  // Pictures further down load when they come near the viewport.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForFunction(picturesHaveCome)
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: `${folder}/${name}-${theme}-full.png`, fullPage: true })
}

/** Stores the theme as a buyer's choice. */
const remember = (page: Page, theme: Theme) =>
  page.addInitScript((value) => localStorage.setItem('trade:localhost:theme', `1|"${value}"`), theme)

for (const theme of ['light', 'dark'] as const) {
  test(`public screens, ${theme}`, async ({ page }) => {
    await remember(page, theme)
    await page.goto('/')
    await expect(page.locator('.home-ranked .price').first()).toContainText('¥')
    await shoot(page, '01-home', theme)

    await page.locator('trade-outlet').getByRole('link', { name: /轴承/ }).first().hover()
    const kind = page.locator('.category-kind', { hasText: '深沟球轴承' })
    await expect(kind).toBeVisible()
    await page.screenshot({ path: `${folder}/02-flyout-${theme}.png`, animations: 'disabled' })

    await kind.click()
    await expect(page.locator('.goods-card').first()).toBeVisible()
    await page.mouse.move(0, 0)
    await shoot(page, '03-list', theme)
    await page.locator('label.segmented-choice', { hasText: '列表' }).click()
    await shoot(page, '03b-list-table', theme)

    await page.goto('/login')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await shoot(page, '10-login', theme)
    await page.goto('/no/such/page')
    await shoot(page, '13d-404', theme)

    await page.goto('/goods/list/all?goodsKeyWord=6204-2RZ')
    await expect(page.getByText('没有找到')).toBeVisible()
    await shoot(page, '13e-nothing-found', theme)
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    await page.route('**/goodsInfo/page', async (route) => {
      await released
      await route.abort()
    })
    await page.goto('/goods/list/110101')
    await expect(page.locator('.goods-list-skeleton')).toBeVisible()
    await page.screenshot({ path: `${folder}/13b-loading-list-${theme}.png`, animations: 'disabled' })
    release()
    await expect(page.getByText('商品列表没有加载出来')).toBeVisible()
    await page.screenshot({ path: `${folder}/13c-error-network-${theme}.png`, animations: 'disabled' })
  })

  test(`an empty cart, ${theme}`, async ({ page }) => {
    await remember(page, theme)
    await page.goto('/login?redirect=/cart')
    await logIn(page, 'newbie')
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    await shoot(page, '13a-empty-cart', theme)
  })

  test(`goods in an article of a foreign page, ${theme}`, async ({ page }) => {
    // The setting of a page with a dark theme.
    await page.addInitScript((value) => Object.assign(window, { tradefrontConfig: { theme: value } }), theme)
    await page.goto(`${foreign}/article.html`)
    await expect(page.locator('trade-goods-card').first()).toContainText('¥')
    await shoot(page, '14-article', theme)
    await page.addStyleTag({ content: ':root { --trade-brand: #9e4217 }' })
    await shoot(page, '14b-article-own-brand', theme)
  })

  test(`a member's screens, ${theme}`, async ({ page }) => {
    await remember(page, theme)
    await page.goto('/login?redirect=/goods/100001')
    await logIn(page)
    await expect(page).toHaveURL(/^[^?]*\/goods\/100001$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shoot(page, '04-detail', theme)
    await page.goto('/cart')
    await expect(page.locator('.cart-line').first()).toBeVisible()
    await shoot(page, '05-cart', theme)
    await page.getByRole('button', { name: '去结算' }).click()
    await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
    await shoot(page, '06-checkout', theme)
    await page.goto('/user/order?state=30')
    await page.getByText('去付款').first().click()
    await expect(page.getByRole('heading', { name: '付款', level: 1 })).toBeVisible()
    await shoot(page, '06-payment', theme)
    await page.goto('/goods/100015')
    await page.getByRole('button', { name: '定制需求' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.screenshot({ path: `${folder}/11-requirement-dialog-${theme}.png` })
  })

  test(`parts, ${theme}`, async ({ page }) => {
    await page.goto(`${foreign}/parts.html?theme=${theme}`)
    await shoot(page, '15-parts', theme)
  })
}

test('five brands from one property, in both themes', async ({ page }) => {
  await page.goto(`${foreign}/parts-brands.html`)
  await expect(page.locator('brand-board')).toHaveCount(10)
  await page.screenshot({ path: `${folder}/16-brands-full.png`, fullPage: true })
})
