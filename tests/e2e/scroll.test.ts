import { expect } from '@playwright/test'
import { gotoQuiet } from './drawn'
import { test } from './untouched-page'
import { serverDraws } from './render-modes'

const list = '/goods/list/all?goodsKeyWord=轴承'

test(
  'Back and reload restore the scroll position, and a new page starts at its top',
  { tag: '@short' },
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const cards = page.locator('.goods-grid .goods-card')
    await page.goto(list)
    await expect(cards.nth(19)).toContainText('¥')
    await page.mouse.wheel(0, 700)
    await expect.poll(scrolled).toBe(700)

    await cards.nth(12).locator('a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(scrolled).toBe(0)

    await page.goBack()
    await expect(cards.nth(19)).toContainText('¥')
    await expect.poll(scrolled).toBe(700)

    await page.reload()
    await expect(cards.nth(19)).toContainText('¥')
    await expect.poll(scrolled).toBe(700)

    const field = page.getByRole('combobox', { name: '搜索商品' })
    await field.fill('手套')
    await field.press('Enter')
    await expect(cards.first()).toContainText('手套')
    expect(await scrolled()).toBe(0)
  },
)

test.describe('rendered by the server', () => {
  test.use({ storageState: serverDraws })

  test('the search row sticks to the top before hydration and keeps typed text', async ({ page }) => {
    await gotoQuiet(page, '/goods/list/110101')
    const menu = page.locator('trade-menu')
    const bottom = await menu.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBe(191)
    const row = menu.locator('.menu-head')
    await page.evaluate(() => scrollTo(0, 900))
    await expect(menu).toHaveAttribute('data-compact')
    await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
    const across = await page.evaluate(() => document.documentElement.clientWidth)
    expect(await row.boundingBox()).toEqual({ x: 0, y: 0, width: across, height: 64 })
    await expect(page.locator('trade-outlet[data-drawn]')).toHaveCount(1)

    const field = page.getByRole('combobox', { name: '搜索商品' })
    await expect(field).toHaveCount(1)
    await field.fill('深沟球轴承')
    await expect(page.locator('[data-drawn]')).toHaveCount(0)
    await expect(field).toHaveValue('深沟球轴承')
    expect(await row.boundingBox()).toEqual({ x: 0, y: 0, width: across, height: 64 })
    await field.press('Enter')
    await expect(page).toHaveURL(/goodsKeyWord=/)
    await expect(menu).not.toHaveAttribute('data-compact')
    await expect(field).toHaveValue('深沟球轴承')
  })
})
