import { expect, test, type Page } from '@playwright/test'
import { firstPassword, openAccount } from './accounts'
import { countIn, logIn } from './shop'

const main = (page: Page) => page.locator('trade-outlet main')
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const inYuan = (text: string | null) => Number(/¥\s*([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** A buyer of this journey alone, so that it can be walked again on the same data. */
async function enter(page: Page, path: string) {
  const { loginAccount } = await openAccount(page.request)
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, loginAccount, firstPassword)
  await expect(page).not.toHaveURL(/\/login/)
}

test('an activity’s price: from its page into the cart and the checkout', async ({ page }) => {
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

test('a coupon is taken beside goods and is there among one’s own', async ({ page }) => {
  await enter(page, '/goods/100001')
  const row = main(page).locator('.goods-coupons')
  await row.getByRole('button', { name: '领取' }).click()
  const dialog = page.getByRole('dialog', { name: '优惠券' })
  const offer = dialog.locator('.coupon', { hasText: '满 1,000 减 40' }).first()
  await offer.getByRole('button', { name: '领取' }).click()
  await expect(offer).toContainText('已领取')
  await page.keyboard.press('Escape')
  await page.goto('/user/coupon')
  await expect(main(page).locator('.coupon')).toHaveCount(1)
  await expect(main(page).locator('.coupon')).toContainText('满 1,000 减 40')
  await expect(main(page).getByText('满 5,000 减 260')).toHaveCount(0)
})

test('goods of a list as a table: two are chosen, and these two are in the cart', async ({ page }) => {
  await enter(page, '/goods/list/110101?view=table')
  const rows = main(page)
    .locator('.goods-table tbody tr')
    .filter({ has: page.getByRole('checkbox', { disabled: false }) })
  await expect(rows.first()).toBeVisible()
  const chosen: string[] = []
  for (const at of [0, 1]) {
    await rows.nth(at).getByRole('checkbox').first().check()
    chosen.push(await rows.nth(at).locator('.goods-row-name').innerText())
  }
  const left = await rows.nth(2).locator('.goods-row-name').innerText()
  await main(page).getByRole('button', { name: '批量加入购物车' }).click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
  await cartButton(page).click()
  await expect(main(page).locator('.cart-line')).toHaveCount(2)
  for (const name of chosen) await expect(main(page).locator('.cart-line', { hasText: name })).toHaveCount(1)
  await expect(main(page).locator('.cart-line', { hasText: left })).toHaveCount(0)
})
