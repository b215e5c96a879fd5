import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { logIn } from './shop'

test('a visitor buys one size at once: by way of the login, past the cart, into the orders', async ({
  page,
  request,
}) => {
  const buyer = await buyerBehind(request, 'retail')
  await buyer.withAddress()
  const cartBefore = await buyer.lines()
  const known = new Set((await buyer.orders()).map(({ orderNo }) => orderNo))
  const main = page.locator('trade-outlet main')
  await page.goto('/goods/100002')
  const quantity = main.locator('.goods-sku-table').getByRole('spinbutton').first()
  await quantity.fill('20')
  await quantity.press('Enter')
  const pieces = Number(await quantity.inputValue())
  const name = await main.getByRole('heading', { level: 1 }).innerText()
  await main.getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logIn(page, 'retail')
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await expect(main.locator('.checkout-line')).toHaveCount(1)
  await expect(main.locator('.checkout-line')).toContainText(name)
  await main.getByRole('button', { name: '提交订单' }).click()
  await expect
    .poll(async () => (await buyer.orders()).filter(({ orderNo }) => !known.has(orderNo)).length)
    .toBe(1)
  const [order] = (await buyer.orders()).filter(({ orderNo }) => !known.has(orderNo))
  expect(order?.lines).toHaveLength(1)
  expect(order?.lines[0]).toMatchObject({ goodsId: '100002', quantity: pieces })
  expect(await buyer.lines()).toEqual(cartBefore)
})
