import { expect, test, type Page } from '@playwright/test'
import { logIn } from './shop'

const code = (page: Page) => page.locator('#code-shown code')
const field = (page: Page, name: string) => page.locator(`[data-attribute="${name}"]`)
const card = (page: Page) => page.locator('.stage-inner trade-goods-card')

test('editing an example changes the example and its code', async ({ page }) => {
  await page.goto('/docs/elements/trade-goods-card.html')
  await expect(card(page)).toContainText('6204')
  await field(page, 'goods-id').fill('100002')
  await expect(card(page)).toContainText('6205')
  await field(page, 'layout').selectOption('row')
  await field(page, 'compare').check()
  await expect(code(page)).toHaveText(
    '<trade-goods-card goods-id="100002" layout="row" compare></trade-goods-card>',
  )

  await page.locator('[data-style="trade-goods-card::part(price)"]').fill('color: rgb(1, 2, 3)')
  await expect(card(page).locator('[part=price]').first()).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(code(page)).toContainText('trade-goods-card::part(price) {\n    color: rgb(1, 2, 3);')
  const wrong = page.locator('[data-style="trade-goods-card"]')
  await wrong.fill('nothing at all')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('tab', { name: 'React' }).click()
  await expect(code(page)).toContainText('<TradeGoodsCard goodsId="100002" layout="row" compare />')
  await page.keyboard.press('ArrowRight')
  await expect(code(page)).toContainText("<script setup>\nimport 'tradefront'\n</script>")

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(card(page)).toContainText('6204')
  await expect(field(page, 'goods-id')).toHaveValue('100001')
  await expect(code(page)).not.toContainText('layout')

  await page.goto('/docs/elements/trade-if.html')
  await page.locator('[data-slot=""]').fill('For visitors')
  await expect(page.locator('trade-if').first()).toHaveText('For visitors')
  await page.goto('/docs/elements/trade-goods-list.html')
  await page.locator('[data-words="hide"]').getByLabel('filters').check()
  await expect(code(page)).toContainText('hide="filters"')
})

test('selects a tab that is clicked before its code has loaded', async ({ page }) => {
  await page.route('**/custom-elements.json', async (route) => {
    await page.waitForTimeout(1_000)
    await route.continue()
  })
  await page.goto('/docs/elements/trade-goods-card.html')
  await page.getByRole('tab', { name: 'React' }).click()
  await expect(code(page)).toContainText('<TradeGoodsCard')
})

test('the event log lists events, links do not navigate, and a refusal appears for the buyer', async ({
  page,
}) => {
  await page.goto('/docs/elements/trade-add-to-cart.html')
  const tape = page.getByRole('log')
  const add = page.locator('.stage-inner').getByRole('button', { name: 'Add to cart' })
  await page.getByLabel('refuse, with a reason').check()
  await add.click()
  await expect(page.getByText('The documentation page refuses this.')).toBeVisible()
  await expect(tape).toContainText('cancelled')
  await expect(tape).toContainText('came to "refused"')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(tape.getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('refuse, with a reason').uncheck()
  await add.click()
  await expect(tape).toContainText('trade-cart-change')
  await expect(tape).not.toContainText('trade-fetch')

  await page.goto('/docs/elements/trade-goods-card.html')
  await card(page).locator('a').last().click()
  await expect(tape).toContainText('"goodsId":"100001"')
  await expect(page).toHaveURL(/trade-goods-card\.html$/)
})

test('a brand colour changes the page and its examples, also on the next page', async ({ page }) => {
  const solid = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fill)
  await page.goto('/docs/tokens.html')
  const before = await solid('.bar .mark-ground')
  expect(await solid('[data-brand="#0b7a5b"] .mark-ground')).not.toBe(before)
  await page.getByRole('button', { name: 'Green' }).click()
  await expect(page.locator('.picker code')).toContainText('--trade-brand: #0b7a5b')
  expect(await solid('.bar .mark-ground')).toBe(await solid('[data-brand="#0b7a5b"] .mark-ground'))
  await page.goto('/docs/elements/trade-add-to-cart.html')
  const button = page.locator('.stage-inner').getByRole('button', { name: 'Add to cart' })
  await expect(button).toHaveCSS('background-color', /oklch\(0\.5\d* 0\.1\d* 16\d/)
})

test('finds a page by name and a section by text with the keyboard', async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('/')
  await page.keyboard.type('goods list')
  await expect(page.locator('.cards li:visible')).toHaveCount(await page.locator('.side li:visible').count())
  await expect(page.getByRole('status').first()).toContainText('pages')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/trade-goods-list\.html$/)
  // No page has this name, so the first section with both words is opened.
  await page.keyboard.press('/')
  await page.keyboard.type('nginx certificate')
  await expect(page.locator('#hits a').first()).toContainText('Operating a shop')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/operating\.html#/)
  await page.goto('/docs/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('an example for members offers the login and then shows data', async ({ page }) => {
  await page.goto('/docs/elements/trade-todo.html')
  await page.locator('.stage-inner').getByRole('button', { name: 'Log in' }).click()
  // The form in Chinese, as the reader may choose.
  await page.evaluate(() => (document.documentElement.lang = 'zh-CN'))
  await logIn(page)
  await expect(page.locator('.stage-inner').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('log')).toContainText('"state":"member"')
})
