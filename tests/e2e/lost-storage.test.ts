import { takeCompany } from './accounts'
import { expect, test, type Page } from '@playwright/test'
import { buyerBehind } from './buyer'
import { escapesOf } from './foreign'
import { outlet } from './paying'
import { countIn, logIn } from './shop'

const card = (page: Page) => outlet(page).locator('.goods-card').first()
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const list = '/goods/list/110101'
const sku = { skuId: '10000101', quantity: 10 }

/** Presses the login link in the message about the goods. */
const toLogin = (page: Page) => page.locator('.toast-way').click()
const pressAdd = async (page: Page) => {
  await card(page).hover()
  await card(page).getByRole('button', { name: '加入购物车' }).click()
}

test('warns a visitor about a full storage and adds the chosen goods at login', async ({ page }) => {
  const escapes = escapesOf(page)
  const { account } = takeCompany()
  const buyer = await buyerBehind(page.request, account)
  await buyer.emptyCart()
  await page.goto(list)
  await expect(card(page)).toContainText('¥')
  await page.evaluate(() => {
    let text = 'x'.repeat(1_000_000)
    for (let name = 0; text; name += 1)
      try {
        localStorage.setItem(`full-${name}`, text)
      } catch {
        text = text.slice(Math.ceil(text.length / 2))
      }
  })
  await pressAdd(page)
  await expect(page.getByText('关闭页面后所选商品将丢失')).toBeVisible()
  await toLogin(page)
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, account)
  await expect(page).toHaveURL(list)
  await expect.poll(() => countIn(cartButton(page))).toBe(sku.quantity)
  await expect.poll(() => buyer.lines()).toMatchObject([sku])
  expect(escapes).toEqual([])
})

test('a buyer orders although another tab clears the storage during checkout', async ({
  page,
  context,
  baseURL,
}) => {
  const escapes = escapesOf(page)
  const { account, name } = takeCompany()
  const buyer = await buyerBehind(page.request, account)
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.add(sku)
  await buyer.enter(context, baseURL)
  await page.goto('/cart')
  await outlet(page).getByRole('button', { name: '去结算' }).click()
  const remark = outlet(page).getByLabel('订单备注（选填）')
  await remark.fill('第三号门')
  const other = await context.newPage()
  await other.goto('/news')
  await expect(other.locator('trade-header')).toContainText(name)
  await other.evaluate(() => localStorage.clear())

  await expect(remark).toHaveValue('第三号门')
  // Another journey's last payment method of this account may be preselected. This test clears it and pays later.
  await expect(outlet(page).getByText('预存款').first()).toBeVisible()
  const clear = outlet(page).getByRole('button', { name: '清除', exact: true })
  if (await clear.isVisible()) await clear.click()
  await outlet(page).getByRole('button', { name: '提交订单' }).click()
  await expect(outlet(page).getByRole('heading', { name: '订单已提交', level: 1 })).toBeVisible()
  for (const tab of [page, other]) await expect(tab.locator('trade-header')).toContainText(name)
  // The checkout's header has no cart.
  await expect.poll(() => countIn(cartButton(other))).toBe(0)
  expect(escapes).toEqual([])
})

test('a visitor’s goods reach the account although another tab clears the storage', async ({
  page,
  context,
}) => {
  const { account } = takeCompany()
  const buyer = await buyerBehind(page.request, account)
  await buyer.emptyCart()
  await page.goto(list)
  await expect(card(page)).toContainText('¥')
  await pressAdd(page)
  await toLogin(page)
  await expect(page).toHaveURL(/\/login/)
  const other = await context.newPage()
  await other.goto('/news')
  await expect.poll(() => countIn(cartButton(other))).toBe(sku.quantity)
  await other.evaluate(() => localStorage.clear())
  await logIn(page, account)
  await expect(page).toHaveURL(list)
  await expect.poll(() => countIn(cartButton(page))).toBe(sku.quantity)
  await expect.poll(() => buyer.lines()).toMatchObject([sku])
})
