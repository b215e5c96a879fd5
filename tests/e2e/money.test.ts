import { takeCompany } from './accounts'
import { expect, test, type Page } from '@playwright/test'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet')

/** Converts the server's amounts to minor units. */
const minor = (decimal: string) => Math.round(Number(decimal) * 100)

type Amounts = {
  coupon: string
  points: string
  pay: string
  goods: string
  freight: string
  discount: string
}

async function balanceOf(buyer: Buyer): Promise<number> {
  const { data }: { data: { balance: number } } = await buyer.get('/userCenter/points/index')
  return data.balance
}
const shownCoupons = (page: Page, state: string) =>
  outlet(page)
    .getByRole('tab', { name: new RegExp(`^${state}`) })
    .click()

test('a coupon and points used for an order are returned by its cancellation', async ({ page, baseURL }) => {
  test.slow()
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.enter(page.context(), baseURL ?? '')
  const points = await balanceOf(buyer)
  const [sku] = (await skusOnSale(page.request, 'sales')).filter((one) => one.stockQuantity > 2_000)
  if (!sku) throw new Error('nothing is in stock')

  await test.step('claim the coupon in the coupon centre', async () => {
    await page.goto('/user/coupon/get')
    const coupon = outlet(page).getByRole('listitem').filter({ hasText: '满 300 减 20' })
    await coupon.getByRole('button', { name: '领取' }).click()
    await expect(page.getByText('已放入我的优惠券')).toBeVisible()
    await visit(page, '/user/coupon')
    await expect(outlet(page).getByText('满 300 减 20').first()).toBeVisible()
  })

  await test.step('the cart subtracts the coupon', async () => {
    await buyer.add({ skuId: sku.skuId, quantity: 1_000 - (1_000 % Math.max(1, sku.minQuantity)) })
    await visit(page, '/cart')
    const select = outlet(page).getByRole('combobox', { name: '优惠券' })
    await expect(select.locator('option:checked')).toHaveText('满 300 减 20（平台券）')
    await outlet(page).getByRole('button', { name: '去结算' }).click()
    await expect(page).toHaveURL(/\/cart\/checkout\?draft=\d+/)
  })

  const draft = async () => {
    const id = new URL(page.url()).searchParams.get('draft') ?? ''
    const { data }: { data: { amounts: Amounts } } = await buyer.get(`/userCenter/order/checkout/${id}`)
    return data.amounts
  }

  await test.step('the checkout subtracts it, and without it the amount is higher', async () => {
    const select = outlet(page).getByRole('combobox', { name: '优惠券' })
    await expect(select.locator('option:checked')).toHaveText('满 300 减 20（平台券）')
    expect(minor((await draft()).coupon)).toBe(2_000)
    await select.selectOption('')
    await expect.poll(async () => minor((await draft()).coupon)).toBe(0)
    await select.selectOption({ label: '满 300 减 20（平台券）' })
    await expect.poll(async () => minor((await draft()).coupon)).toBe(2_000)
  })

  await test.step('the typed number of points is used', async () => {
    await outlet(page).getByRole('switch', { name: '积分抵扣' }).check()
    await outlet(page).getByRole('textbox', { name: '使用积分数' }).fill('300')
    await expect.poll(async () => minor((await draft()).points)).toBe(300)
    await expect(outlet(page).getByText('积分，抵 ¥3.00')).toBeVisible()
  })

  let orderNo = ''
  await test.step('ordered: the coupon is used and the points are deducted', async () => {
    const { pay } = await draft()
    await outlet(page).getByRole('button', { name: '提交订单' }).click()
    await expect.poll(async () => balanceOf(buyer)).toBe(points - 300)
    const [order] = await buyer.orders()
    orderNo = order?.orderNo ?? ''
    expect(order?.payAmount).toBe(pay)
    await visit(page, '/user/coupon')
    await shownCoupons(page, '使用中')
    await expect(outlet(page).getByText('满 300 减 20').first()).toBeVisible()
    await visit(page, '/user/points')
    await expect(outlet(page).getByRole('row', { name: /下单/ }).first()).toContainText('−300')
  })

  await test.step('cancelled: coupon and points are returned', async () => {
    await visit(page, `/user/order/${orderNo}`)
    await outlet(page).getByRole('button', { name: '取消订单' }).first().click()
    const dialog = outlet(page).getByRole('dialog')
    await dialog.getByText('不想要了').click()
    await dialog.getByRole('button', { name: '取消订单' }).click()
    await expect.poll(async () => balanceOf(buyer)).toBe(points)
    await visit(page, '/user/coupon')
    await expect(outlet(page).getByText('满 300 减 20').first()).toBeVisible()
    await visit(page, '/user/points')
    await expect(
      outlet(page)
        .getByRole('row', { name: /订单退款/ })
        .first(),
    ).toContainText('+300')
  })
})
