import { takeCompany } from './accounts'
import { expect, test, type Page } from '@playwright/test'
import { availableOf, buyerBehind, skusOnSale, type Buyer } from './buyer'
import { eachLine, operatorIn } from './operator'
import { visit } from './visit'

type Placed = { id: string; orderNo: string }
type Sku = Awaited<ReturnType<typeof skusOnSale>>[number]

/** Places an order of one product and pays it from the deposit. */
async function paid(buyer: Buyer, sku: Sku, quantity: number): Promise<Placed> {
  await buyer.withAddress()
  await buyer.emptyCart()
  await buyer.add({ skuId: sku.skuId, quantity })
  const { data: draft }: { data: { draftId: string; stamp: string; amounts: { pay: string } } } =
    await buyer.post('/userCenter/order/checkout')
  const { draftId, stamp, amounts } = draft
  const { data }: { data: { orders: Placed[] } } = await buyer.post('/userCenter/order/submit', {
    draftId,
    stamp,
    payAmount: amounts.pay,
  })
  const [placed] = data.orders
  if (!placed) throw new Error('nothing was ordered')
  const { data: owed }: { data: { payOrderId: string } } = await buyer.post('/userCenter/tradePay/merge', {
    orderIdList: [placed.id],
  })
  const answer = await buyer.post('/userCenter/tradePay/pay', {
    payOrderId: owed.payOrderId,
    payCode: 96,
    payPassword: '123456',
  })
  expect(answer).toMatchObject({ code: 200, data: { state: 40 } })
  return placed
}

/** Returns cheap goods that can be bought in a quantity of two. */
async function cheap(page: Page, at: number): Promise<Sku> {
  const found = (await skusOnSale(page.request, 'priceAsc')).filter(
    ({ stockQuantity, minQuantity }) => stockQuantity > 500 && minQuantity > 1 && minQuantity < 50,
  )
  const sku = found[at]
  if (!sku) throw new Error('nothing cheap is in stock')
  return sku
}

const depositOf = async (buyer: Buyer) => {
  const { data }: { data: { balance: string } } = await buyer.get('/userCenter/deposit/index')
  return Math.round(Number(data.balance) * 100)
}
/** Returns the number of the claim that was just submitted. */
async function afterSaleNo(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: /^售后单 / })
  return /S\d{18}/.exec(await heading.innerText())?.[0] ?? 'no number'
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'a buyer returns goods and gets a refund after the inspection',
  { tag: '@short' },
  async ({ page, context, baseURL }) => {
    test.slow() // many steps on both sides
    const buyer = await buyerBehind(page.request, takeCompany().account)
    const sku = await cheap(page, 12)
    const { orderNo } = await paid(buyer, sku, sku.minQuantity)
    const deposit = await depositOf(buyer)
    const operator = await operatorIn(context)
    await operator.act('orders', orderNo, '发货', { 快递公司: '安达速运' })
    const stock = await availableOf(page.request, sku)

    // From the order to the form, which lists missing fields.
    await buyer.enter(context, baseURL)
    await page.goto(`/user/order/${orderNo}`)
    await page.getByRole('main').getByRole('link', { name: '申请售后' }).click()
    await expect(page).toHaveURL(new RegExp(`/user/order/${orderNo}/refund$`))
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('请选择售后商品').first()).toBeVisible()
    const pieces = page.getByRole('spinbutton')
    await pieces.fill('1')
    await pieces.press('Enter')
    await expect(page.getByRole('radio', { name: /退货退款/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /取消订单/ })).toBeDisabled()
    await page.getByLabel('申请原因').selectOption({ label: '质量问题' })
    await page.getByLabel('问题描述').fill('轴承有异响')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('请上传凭证图片').first()).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /上传图片/ }).click()
    await (await choosing).setFiles({ name: '异响.png', mimeType: 'image/png', buffer: dot })
    await expect(page.getByRole('img', { name: '异响.png' })).toBeVisible()
    const refund = page.locator('.after-sales-trial .price')
    await expect(refund).not.toHaveText('¥0.00')
    const amount = Math.round(Number((await refund.innerText()).replace(/[^\d.]/g, '')) * 100)
    await expect(page.getByText('原路退回：预存款')).toBeVisible()
    await page.getByRole('button', { name: '提交申请' }).click()

    // Buyer and operator act in turn.
    await expect(page).toHaveURL(/\/user\/order\/refund\/\d+$/)
    const no = await afterSaleNo(page)
    await expect(page.getByText('待审核').first()).toBeVisible()
    await operator.act('after-sales', no, '通过', { '退货地址，留空用默认地址': '苏州退货仓 2 号门' })
    await page.reload()
    await expect(page.getByText('苏州退货仓 2 号门')).toBeVisible()
    await page.getByRole('button', { name: '填写退货运单' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('快递公司').fill('安达速运')
    await dialog.getByLabel('运单号').fill('坏')
    await dialog.getByRole('button', { name: '提交' }).click()
    await expect(dialog.getByText('运单号为 6–30 位字母或数字')).toBeVisible()
    await dialog.getByLabel('运单号').fill('AD20261121')
    await dialog.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('AD20261121')).toBeVisible()
    await operator.act('after-sales', no, '确认收到退货')
    await operator.act('after-sales', no, '验收通过', {
      [eachLine]: '1',
    })
    await operator.act('after-sales', no, '退款')
    await page.reload()
    await expect(page.getByText('已退回').first()).toBeVisible()
    await expect(page.getByText('售后已完成。')).toBeVisible()

    // Checks the effects elsewhere: the money, the stock, the order, the list.
    expect(await depositOf(buyer)).toBe(deposit + amount)
    expect(await availableOf(page.request, sku)).toBe(stock + 1)
    const { data }: { data: { amounts: { refunded: string } } } = await buyer.get(
      `/userCenter/order/detail/${orderNo}`,
    )
    expect(Math.round(Number(data.amounts.refunded) * 100)).toBe(amount)
    await visit(page, '/user/order/refund?state=80')
    await expect(page.getByRole('region', { name: `售后单 ${no}` })).toContainText('已完成')
  },
)

test('a buyer edits a rejected exchange request and confirms the replacement', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const buyer = await buyerBehind(page.request, takeCompany().account)
  const sku = await cheap(page, 14)
  const { orderNo } = await paid(buyer, sku, sku.minQuantity)
  const operator = await operatorIn(context)
  await operator.act('orders', orderNo, '发货', { 快递公司: '安达速运' })
  await buyer.enter(context, baseURL)
  await page.goto(`/user/order/${orderNo}/exchange`)
  await expect(page.getByRole('radio', { name: /换货/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /^选择 / }).check()
  await page.getByLabel('申请原因').selectOption({ label: '其他' })
  await page.getByRole('radio', { name: '无需退回' }).check()
  await page.getByLabel('问题描述').fill('规格不对')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/user\/order\/refund\/\d+$/)
  const no = await afterSaleNo(page)

  await operator.act('after-sales', no, '驳回', { 原因: '请说明需要的规格' })
  await page.reload()
  await expect(page.getByText('未通过：请说明需要的规格')).toBeVisible()
  await page.getByRole('button', { name: '修改后重新申请' }).click()
  await page.getByRole('dialog').getByLabel('问题描述').fill('需要同型号良品')
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  // The dialog's field contains the same text.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('需要同型号良品')).toBeVisible()
  await operator.act('after-sales', no, '通过', { '退货地址，留空用默认地址': '无' })
  await operator.act('after-sales', no, '补发', { 快递公司: '安达速运', 运单号: 'AD777777' })
  await page.reload()
  await expect(page.getByText('AD777777')).toBeVisible()
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(page.getByText('售后已完成。')).toBeVisible()
})
