import { expect, test } from '@playwright/test'
import { firstPassword, openAccount } from './accounts'
import { countIn, logIn } from './shop'

test('a buyer finds a bearing and puts it in the cart', { tag: '@short' }, async ({ page, context }) => {
  const cards = page.locator('.goods-grid .goods-card')
  const kind = page.locator('.category-kind', { hasText: '深沟球轴承' })
  await test.step('open / and the category flyout by hover', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle(/禾拓工采/)
    // The panel may render again under a pointer that arrives too early, so the pointer leaves and returns.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await page.locator('trade-outlet').getByRole('link', { name: /轴承/ }).first().hover()
      await expect(kind).toBeVisible({ timeout: 2000 })
    }).toPass()
  })

  await test.step('go to a category’s list', async () => {
    await kind.click()
    await expect(page).toHaveURL(/\/goods\/list\/\w+$/)
    await expect(cards.first()).toContainText('深沟球轴承')
  })

  await test.step('filter by a brand and sort by sales', async () => {
    const before = await cards.count()
    await page.getByRole('link', { name: '恒锐', exact: true }).click()
    await expect(page).toHaveURL(/brand/)
    await expect(cards.filter({ hasNotText: '恒锐' })).toHaveCount(0)
    expect(await cards.count()).toBeLessThanOrEqual(before)
    expect(await cards.count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: /销量/ }).click()
    await expect(page).toHaveURL(/sort=sales/)
  })

  await test.step('a reload shows the same list', async () => {
    const names = () => cards.locator('.goods-card-name').allInnerTexts()
    await expect(cards.first()).toContainText('恒锐')
    const before = await names()
    await page.reload()
    await expect(cards.first()).toContainText('恒锐')
    expect(await names()).toEqual(before)
  })

  await test.step('search in Chinese', async () => {
    await page.getByRole('combobox', { name: /搜索/ }).fill('6204 深沟球轴承')
    await page.getByRole('combobox', { name: /搜索/ }).press('Enter')
    await expect(page).toHaveURL(/goodsKeyWord=/)
    await expect(cards.first()).toContainText('6204')
  })

  const detail = page.locator('trade-outlet main')
  await test.step('open a product', async () => {
    await cards.filter({ hasText: '6204-2RS' }).first().locator('.goods-card-name').click()
    await expect(page).toHaveURL(/\/goods\/\w+$/)
    await expect(detail.getByRole('heading', { level: 1 })).toContainText('6204-2RS')
  })

  let chosen = 0
  await test.step('choose a SKU, a unit and a quantity', async () => {
    const quantity = detail.locator('table').getByRole('spinbutton').first()
    await quantity.fill('20')
    await quantity.press('Enter')
    chosen = Number(await quantity.inputValue())
    expect(chosen).toBeGreaterThanOrEqual(20)
  })

  await test.step('a visitor sees that the goods are stored, logs in and returns', async () => {
    const address = page.url()
    await detail.getByRole('button', { name: '加入购物车' }).click()
    await expect(page.getByText('已放入购物车', { exact: true })).toBeVisible()
    expect(page.url()).toBe(address)
    await page.locator('.toast-way').click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect.poll(() => countIn(page.locator('trade-floating-bar'))).toBe(0)
    const { loginAccount } = await openAccount(page.request)
    await logIn(page, loginAccount, firstPassword)
    await expect(page).toHaveURL(address)
    await expect(page.getByText('已将 1 种商品加入您的购物车')).toBeVisible()
  })

  const cartButton = page.locator('trade-menu').getByRole('link', { name: /购物车/ })
  await test.step('the line was merged: the count is right everywhere', async () => {
    await expect.poll(() => countIn(cartButton)).toBe(chosen)
    await expect
      .poll(() => countIn(page.locator('trade-floating-bar').getByRole('link', { name: /购物车/ })))
      .toBe(chosen)
  })

  await test.step('quantity, select, remove and totals in /cart, in step with a second tab', async () => {
    const second = await context.newPage()
    await second.goto('/')
    const secondButton = second.locator('trade-menu').getByRole('link', { name: /购物车/ })
    await expect.poll(() => countIn(secondButton)).toBe(chosen)

    await cartButton.click()
    await expect(page).toHaveURL(/\/cart$/)
    const line = page.locator('.cart-line').first()
    await expect(line).toContainText('6204-2RS')
    const total = page.locator('.cart-totals')
    const before = await total.innerText()
    const quantity = line.getByRole('spinbutton')
    await quantity.fill(String(chosen + 10))
    await quantity.press('Enter')
    await expect.poll(() => countIn(cartButton)).toBe(chosen + 10)
    await expect.poll(() => countIn(secondButton)).toBe(chosen + 10)
    await expect.poll(() => total.innerText()).not.toBe(before)

    await line.getByRole('checkbox').press('Space')
    await expect(total).toContainText('¥0.00')
    await line.getByRole('checkbox').press('Space')
    await expect(total).not.toContainText('合计¥0.00')
    // Discounts arrive with the response, above the line, and move it.
    await expect(page.locator('.cart-sum-waiting')).toHaveCount(0)

    await line.getByRole('button', { name: '删除' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /删除|确定/ })
      .click()
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    await expect.poll(() => countIn(cartButton)).toBe(0)
    await expect.poll(() => countIn(secondButton)).toBe(0)
  })
})
