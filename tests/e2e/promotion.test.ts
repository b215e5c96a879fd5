import { expect, test, type Page } from '@playwright/test'
import { firstPassword, openAccount } from './accounts'
import { countIn, logIn } from './shop'

const main = (page: Page) => page.locator('trade-outlet main')
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const inYuan = (text: string | null) => Number(/¥\s*([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** Enters as a new buyer, so that the journey can run again on the same data. */
async function enter(page: Page, path: string) {
  const { loginAccount } = await openAccount(page.request)
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, loginAccount, firstPassword)
  await expect(page).not.toHaveURL(/\/login/)
}

test('an activity’s price applies on its page, in the cart and at checkout', async ({ page }) => {
  await enter(page, '/activity/8005')
  const card = main(page).locator('.goods-card', { hasText: '力拓威 SL5.5' })
  await expect(card.locator('.goods-card-price > .tag')).toHaveText('活动价')
  const price = inYuan(await card.locator('.price').textContent())

  await card.locator('.goods-card-name').click()
  await expect(main(page).locator('.goods-promotion').first()).toContainText('活动价为零售价的 80%')
  await expect(main(page).locator('.goods-price-box-label').first()).toContainText('活动价')
  const retail = inYuan(await main(page).locator('.goods-price-box .goods-retail').textContent())
  expect(price).toBeCloseTo(retail * 0.8, 2)
  const size = main(page).locator('.goods-sku-table').getByRole('spinbutton').first()
  await size.press('ArrowUp')
  const pieces = Number(await size.inputValue())
  await main(page).getByRole('button', { name: '加入购物车' }).click()
  await expect.poll(() => countIn(cartButton(page))).toBe(pieces)

  await cartButton(page).click()
  const line = main(page).locator('.cart-line')
  await expect(line).toHaveCount(1)
  expect(inYuan(await line.locator('.cart-price').textContent())).toBe(price)
  const amount = inYuan(await line.locator('.cart-amount').textContent())
  expect(amount).toBeCloseTo(price * pieces, 2)
  await main(page)
    .getByRole('button', { name: /去结算/ })
    .click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await expect(main(page).getByText('力拓威 SL5.5').first()).toBeVisible()
  await expect(main(page).locator('.checkout-side')).toContainText(`¥${amount.toFixed(2)}`)
})
