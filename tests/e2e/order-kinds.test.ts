import { takeCompany } from './accounts'
import { expect, test, type Page } from '@playwright/test'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { eachPrice, operatorIn } from './operator'
import { outlet, paid, press, scan, way } from './paying'
import { visit } from './visit'

/** Product that is made to order. */
const custom = '/goods/100015'

type Row = { orderNo: string; orderType: number; state: number; payAmount: string }
const rows = async (buyer: Buyer) => (await buyer.orders()) as unknown as Row[]

async function payByCode(page: Page) {
  await way(page, '微信扫码').check()
  await scan(page)
  await expect(paid(page)).toBeVisible()
}

const submitted = (page: Page) =>
  expect(outlet(page).getByRole('heading', { name: '订单已提交', level: 1 })).toBeVisible()

test('a buyer specifies custom goods, accepts a quotation, orders and pays after the review', async ({
  page,
  baseURL,
}) => {
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.enter(page.context(), baseURL)

  await test.step('the buyer fills in the requirement, and the cart shows it', async () => {
    await page.goto(custom)
    await page.getByRole('button', { name: '定制需求' }).click()
    const dialog = page.getByRole('dialog', { name: '填写定制需求' })
    await dialog.getByLabel('期望交期').fill('2099-11-30')
    await dialog.getByLabel('需求描述').fill('键槽按图纸，表面发黑')
    const drawing = { name: '图纸.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 drawing') }
    for (let at = 0; at < 4; at++) await dialog.locator('input[type=file]').nth(at).setInputFiles(drawing)
    await expect(dialog.locator('.file-chip')).toHaveCount(4)
    await expect(dialog.locator('.spinner')).toHaveCount(0)
    await dialog.getByRole('button', { name: '提交需求' }).click()
    await expect(dialog).toBeHidden()
    await visit(page, '/cart')
    await expect(page.locator('.cart-line')).toContainText('2099-11-30')
  })

  await test.step('the checkout refuses custom goods without an accepted quotation', async () => {
    await press(page, '去结算')
    await expect(outlet(page).getByText('定制商品须先询价，接受报价后下单')).toBeVisible()
  })

  await test.step('quoted by the platform and accepted', async () => {
    await visit(page, '/cart/offer?cart=chosen')
    await page.getByLabel('联系电话').fill('13800001007')
    await page.getByRole('button', { name: '提交询价' }).click()
    const sent = page.locator('.offer-request-sent')
    const offerNo = /Q\d{18}/.exec(await sent.innerText())?.[0] ?? ''
    const operator = await operatorIn(page.context())
    await operator.act('offers', offerNo, '报价', {
      [eachPrice]: '88.00',
      '交期（天）': '21',
    })
    await page.bringToFront()
    await page.getByRole('link', { name: '查看询价单', exact: true }).click()
    await expect(page.getByText('交期 21 天')).toBeVisible()
    await page.getByRole('button', { name: '接受报价' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '接受报价' }).click()
  })

  await test.step('ordered: waits for the platform’s review and cannot be paid', async () => {
    await page
      .getByRole('link', { name: '去下单' })
      .or(page.getByRole('button', { name: '去下单' }))
      .click()
    await expect(outlet(page).getByText('定制需求 期望交期 2099-11-30')).toBeVisible()
    await expect(outlet(page).getByText('含定制商品，平台审核后生产。')).toBeVisible()
    await press(page, '提交订单')
    await submitted(page)
    await expect(outlet(page).locator('.checkout-placed')).toContainText('等待审核')
    await expect(outlet(page).getByRole('link', { name: '去付款' })).toHaveCount(0)
  })

  const [order] = await rows(buyer)
  expect(order).toMatchObject({ orderType: 30, state: 10 })
  const no = order?.orderNo ?? ''
  await test.step('after the approval the buyer pays from the order list', async () => {
    const operator = await operatorIn(page.context())
    await operator.act('orders', no, '通过')
    await page.bringToFront()
    await visit(page, '/user/order?state=30')
    const block = page.getByRole('region', { name: `订单 ${no}`, exact: true })
    await block
      .getByRole('link', { name: '去付款' })
      .or(block.getByRole('button', { name: '去付款' }))
      .click()
    await payByCode(page)
  })
  expect((await rows(buyer)).find(({ orderNo }) => orderNo === no)).toMatchObject({
    orderType: 30,
    state: 40,
  })
})

test('a large enough order announces, gets and shows a gift', async ({ page, baseURL }) => {
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.enter(page.context(), baseURL)
  await page.goto('/gift/list?way=20')
  const card = outlet(page).locator('.gift-card').last()
  const amount = /订单满 ¥([\d,.]+) 赠送/.exec(await card.innerText())?.[1]?.replaceAll(',', '') ?? ''
  await card.click()
  await expect(outlet(page).getByText('符合条件的订单付款后随单送出，无需兑换。')).toBeVisible()

  const before = new Set((await rows(buyer)).map(({ orderNo }) => orderNo))
  const sku = (await skusOnSale(page.request, 'sales')).find(({ stockQuantity }) => stockQuantity > 500)
  const least = sku?.minQuantity ?? 1
  const pieces = least * Math.ceil((Number(amount) * 1.5) / Number(sku?.goodsPrice) / least)
  await buyer.withAddress()
  await buyer.emptyCart()
  await test.step('on the product, in the cart, at the checkout', async () => {
    await visit(page, `/goods/${sku?.goodsId}`)
    await expect(outlet(page).locator('.goods-promotion', { hasText: '赠品' })).toContainText('订单满')
    await buyer.add({ skuId: sku?.skuId ?? '', quantity: least })
    await visit(page, '/cart')
    await expect(outlet(page).locator('.gift-earned')).toContainText('再买')
    await buyer.emptyCart()
    await buyer.add({ skuId: sku?.skuId ?? '', quantity: pieces })
    await visit(page, '/cart')
    await expect(outlet(page).locator('.gift-earned').first()).toContainText('付款后随单赠送')
    await press(page, '去结算')
    const gift = outlet(page).locator('.checkout-shop .gift-earned').first()
    await expect(gift).toContainText('× 1')
    await expect(gift).toContainText('¥0.00')
  })
  await way(page, '微信扫码').check()
  await press(page, '提交订单')
  await payByCode(page)

  const placed = (await rows(buyer)).filter(({ orderNo }) => !before.has(orderNo))
  expect(placed).toMatchObject([{ orderType: 10, state: 40 }])
  await test.step('in the order list and on the order’s page', async () => {
    await visit(page, '/user/order')
    const no = placed[0]?.orderNo ?? ''
    const gift = page.getByRole('region', { name: `订单 ${no}`, exact: true }).locator('.order-gift')
    await expect(gift).toContainText('赠品')
    await expect(gift).toContainText('待发货')
    await expect(gift).toContainText('¥0.00')
    await visit(page, `/user/order/${no}`)
    await outlet(page).locator('.order-gift').getByRole('link').click()
    await expect(outlet(page).getByRole('link', { name: `随订单 ${no} 赠送` })).toBeVisible()
  })
})
