import { expect, test, type Page } from '@playwright/test'
import { foreign } from './foreign'
import { logIn } from './shop'
import { visit } from './visit'

/** Width and height of the first element of a class, at 1440 × 900; null is free. */
type Measures = Record<string, [width: number | null, height: number | null]>

const shell: Measures = {
  'utility bar': [1440, 36],
  '.menu-head': [1200, 107],
  '.menu-logo-mark': [40, 40],
  '.search-box': [640, 44],
  '.search-submit': [96, null],
  '.search-hot': [null, 20],
  '.menu-cart-button': [null, 44],
  '.menu-category-button': [250, 47],
  '.menu-tab': [null, 48],
  '.floating-bar-cart': [47, 76],
  '.floating-bar-fold': [47, 32],
  '.footer-guarantee': [300, 88],
  '.footer-hotline': [232, null],
}

const home: Measures = {
  '.home-hero': [1200, 430],
  '.category-panel': [250, 430],
  '.category-row': [248, 34.7],
  '.home-carousel': [700, 430],
  '.home-carousel-previous': [40, 40],
  '.home-hero-side': [234, 430],
  '.home-announcement': [null, 24],
  '.home-shortcut': [null, 32],
  '.home-quick-cell': [299.5, 72],
  '.home-ranking': [288, null],
  '.home-ranked .picture': [72, 72],
  '.home-ranked-place': [20, 20],
  '.home-title': [null, 28],
}

const list: Measures = {
  '.breadcrumb': [1200, 44],
  '.goods-filter-row': [null, 40],
  '.goods-filter-label': [104, null],
  '.goods-sort': [1200, 52],
  '.goods-sort .goods-range .control': [84, null],
  '.goods-card': [227.2, null],
  '.goods-card-tile': [null, 168],
  '.goods-card .price-amount': [null, 24],
  '.goods-card-name': [null, 40],
  '.goods-card-meta': [null, 20],
  '.goods-card-stock': [null, 22],
  '.goods-card-action': [null, 28],
  '.goods-card .stepper': [108, 28],
}

const table: Measures = {
  '.goods-table tbody tr': [null, 57],
  '.goods-table .picture': [40, 40],
}

const detail: Measures = {
  '.goods-gallery-tile': [400, 400],
  '.goods-gallery-thumb': [73.6, 73.6],
  '.goods-detail-main': [734, null],
  '.goods-price-box': [734, null],
  '.goods-spec-pill': [null, 32],
  '.goods-sku-table tbody tr': [null, 43],
  '.goods-action-bar': [null, 68],
  '.goods-similar': [212, null],
  '.goods-tabs': [972, null],
}

const cart: Measures = {
  '.cart-head .cart-check': [44, null],
  '.cart-head .cart-spec': [168, null],
  '.cart-head .cart-price': [128, null],
  '.cart-head .cart-quantity': [140, null],
  '.cart-head .cart-amount': [132, null],
  '.cart-head .cart-actions': [88, null],
  '.gift-earned': [null, 36],
  '.cart-line': [null, 88],
  '.cart-tile': [64, 64],
  '.cart-bar': [1200, 72],
}

/** The head of a shop, below which each gift that its goods earn has a row; earlier journeys may have spent some. */
const shopHead = (gifts: number): Measures => ({ '.cart-shop': [null, gifts > 0 ? 40 + gifts * 36 : 44] })

/** A product as a line of an article. */
const article: Measures = {
  'trade-goods-card[layout="row"]': [null, 69],
  'trade-goods-card[layout="row"] .goods-card-tile': [48, 48],
  'trade-goods-card[layout="row"] .stepper': [108, 28],
  'trade-goods-card[layout="row"] a.button': [null, 28],
}

const login: Measures = {
  '.menu-plain-head': [null, 80],
  '.sign-in-frame': [1040, null],
  '.sign-in-panel': [640, null],
  '.sign-in-side': [398, null],
  '.sign-in-side .control': [null, 44],
}

const selectorOf = (name: string) => (name === 'utility bar' ? 'trade-header' : name)

/** Hairlines are drawn inside or outside of a box: one pixel is no difference. */
async function differences(page: Page, measures: Measures) {
  const found: string[] = []
  for (const [name, [width, height]] of Object.entries(measures)) {
    const part = page.locator(selectorOf(name)).first()
    await part.waitFor({ state: 'attached' })
    const box = await part.boundingBox()
    for (const [side, wanted] of [
      ['width', width],
      ['height', height],
    ] as const) {
      const is = box?.[side] ?? 0
      if (wanted !== null && Math.abs(is - wanted) > 1.01) found.push(`${name}: ${side} ${is}, not ${wanted}`)
    }
  }
  return found
}

test.describe('the measures of the design', () => {
  test('shell and home', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.home-ranked .price').first()).toContainText('¥')
    expect(await differences(page, { ...shell, ...home })).toEqual([])
  })

  test('goods list, as cards and as a table', async ({ page }) => {
    await page.goto('/goods/list/all?goodsKeyWord=轴承')
    await expect(page.locator('.goods-card').first()).toContainText('¥')
    expect(await differences(page, list)).toEqual([])
    await page.locator('label.segmented-choice', { hasText: '列表' }).click()
    expect(await differences(page, table)).toEqual([])
  })

  test('goods in an article of a foreign page', async ({ page }) => {
    await page.goto(`${foreign}/article.html`)
    await expect(page.locator('trade-goods-card').first()).toContainText('¥')
    expect(await differences(page, article)).toEqual([])
  })

  test('goods detail, cart and login', async ({ page }) => {
    await page.goto('/login?redirect=/goods/100001')
    await expect(page.locator('.sign-in-frame')).toBeVisible()
    expect(await differences(page, login)).toEqual([])
    await logIn(page)
    await expect(page).toHaveURL(/\/goods\/100001$/)
    await expect(page.locator('.goods-sku-table')).toBeVisible()
    expect(await differences(page, detail)).toEqual([])
    // The cart holds what earns a gift, whatever earlier journeys left in it.
    await page.locator('.goods-sku-table').getByRole('spinbutton').first().fill('400')
    await page.locator('.goods-action-bar').getByRole('button', { name: '加入购物车' }).click()
    await expect(page.locator('.toast')).toContainText('加入购物车')
    await visit(page, '/cart')
    await expect(page.locator('.cart-line').first()).toBeVisible()
    expect(await differences(page, cart)).toEqual([])
    // Gifts come after the cart: they are counted with the head, until both agree.
    const gifts = page.locator('.cart-shop').first().locator('.gift-earned')
    await expect.poll(async () => differences(page, shopHead(await gifts.count()))).toEqual([])
  })
})
