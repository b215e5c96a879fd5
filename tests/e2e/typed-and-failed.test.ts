import { takeCompany } from './accounts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { slowDown } from './layout-shifts'

// On a slow network a buyer types while parts of the page are loading, and the submission fails. The typed text stays
// until it is sent successfully.

let buyer: Buyer
test.beforeEach(async ({ page, context, baseURL }) => {
  buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.enter(context, baseURL)
  await slowDown(page, 400, 400)
})
test.setTimeout(300_000)

/** Answers the next call of this address with 500, once. */
const failNext = (page: Page, address: string) =>
  page.route(
    address,
    (route) =>
      route.fulfill({ status: 500, json: { code: 500, error: 'Internal Server Error', message: '' } }),
    { times: 1 },
  )

/** Submits twice: the first attempt fails, the second succeeds. */
async function sendTwice(page: Page, address: string, send: Locator, typed: Map<Locator, string>) {
  await failNext(page, address)
  const refused = page.waitForResponse(address)
  await send.click()
  expect((await refused).status()).toBe(500)
  await expect(send).toBeEnabled()
  for (const [field, text] of typed) await expect(field).toHaveValue(text)
  const taken = page.waitForResponse(address)
  await send.click()
  expect((await taken).status()).toBe(200)
}

test('keeps the remark of an order after a failed submission', async ({ page }) => {
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.add({ skuId: '10000101', quantity: 10 })
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '去结算' }).click()
  const remark = page.getByLabel(/^订单备注/)
  await remark.fill('周三上午送到')
  await sendTwice(
    page,
    '**/order/submit',
    page.getByRole('button', { name: '提交订单' }),
    new Map([[remark, '周三上午送到']]),
  )
})
