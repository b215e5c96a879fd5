import { expect, test, type Locator, type Page } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { slowDown } from './shifts'

// At the edge of a network somebody types while parts of the page are still on their way, and the back end fails when it
// is sent: what was typed stands there until it arrives.

let buyer: Buyer
test.beforeEach(async ({ page, context, baseURL }) => {
  buyer = await buyerBehind(page.request, 'demo')
  await buyer.enter(context, baseURL)
  await slowDown(page, 400, 400)
})
test.setTimeout(300_000)

/** The next call of this address is answered 500, once. */
const failNext = (page: Page, address: string) =>
  page.route(
    address,
    (route) =>
      route.fulfill({ status: 500, json: { code: 500, error: 'Internal Server Error', message: '' } }),
    { times: 1 },
  )

/** Sends what is typed twice: in vain, and then for good. */
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

test('a complaint', async ({ page }) => {
  await page.goto('/user/order/complaint', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '我要投诉' }).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel('标题')
  const text = dialog.getByLabel('投诉内容')
  await title.fill('送错门卫室')
  await text.fill('约定送到车间')
  await dialog.getByLabel('联系电话').fill('13800001001')
  await dialog.getByLabel('投诉类型').selectOption({ label: '系统' })
  await sendTwice(
    page,
    '**/complaint/apply',
    dialog.getByRole('button', { name: '提交投诉' }),
    new Map([
      [title, '送错门卫室'],
      [text, '约定送到车间'],
    ]),
  )
})

test('an inquiry with suppliers', async ({ page }) => {
  await page.goto('/user/enquiry/goods', { waitUntil: 'commit' })
  const title = page.getByLabel('询价标题')
  const remark = page.getByLabel('询价说明')
  await title.fill('产线检修备件')
  await remark.fill('附出厂检验报告')
  await page.getByRole('button', { name: '手动填写' }).click()
  await page.getByLabel('第 1 行的商品名称').fill('非标链轮')
  await page.getByLabel(/非标链轮 的单位/).fill('件')
  await page.getByLabel(/非标链轮 的数量/).fill('6')
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('报价截止日').fill(day)
  await page.getByLabel('联系电话').fill('13800001001')
  await sendTwice(
    page,
    '**/enquiry/add',
    page.getByRole('button', { name: '提交询价' }),
    new Map([
      [title, '产线检修备件'],
      [remark, '附出厂检验报告'],
    ]),
  )
})

test('a review', async ({ page }) => {
  await page.goto('/user/comments', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^评价 / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('评价', { exact: true })
  await text.fill('尺寸准确，包装完好')
  await dialog.getByRole('radio', { name: '5 星' }).check({ force: true })
  await sendTwice(
    page,
    '**/comment/add/*',
    dialog.getByRole('button', { name: '发布评价' }),
    new Map([[text, '尺寸准确，包装完好']]),
  )
})

test('an order with a remark', async ({ page }) => {
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
