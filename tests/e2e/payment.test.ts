import { takeCompany } from './accounts'
import { expect, test } from '@playwright/test'
import { buyerBehind, skusOnSale } from './buyer'
import { operatorIn } from './operator'
import { atPayment, deposit, less, outlet, paid, press, stateOf, way, type Json } from './paying'

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test(
  '微信扫码: the page continues after the code has been scanned',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    const made = await atPayment(page, takeCompany().account, 1, baseURL)
    await way(page, '微信扫码').check()
    await expect(outlet(page).getByRole('img', { name: '支付二维码' })).toBeVisible()
    const [phone] = await Promise.all([
      page.context().waitForEvent('page'),
      outlet(page).getByRole('link', { name: '打开扫码付款页' }).click(),
    ])
    await phone.getByRole('button', { name: '支付失败' }).click()
    await expect(phone.getByText('支付没有成功')).toBeVisible()
    await page.bringToFront()
    await expect(outlet(page).getByRole('img', { name: '支付二维码' })).toBeVisible()
    expect(await stateOf(made.buyer, made)).toBe(30)
    await phone.getByRole('button', { name: '确认支付', exact: true }).click()
    await page.bringToFront()
    await expect(paid(page)).toBeVisible()
    await expect(page).toHaveURL(/\/cart\/paySuccess\?payOrderId=/)
    await expect(outlet(page)).toContainText(made.orders[0]?.orderNo ?? '-')
    expect(await stateOf(made.buyer, made)).toBe(40)
    await page.goBack()
    await expect(way(page, '微信扫码')).toHaveCount(0)
  },
)

test('支付宝 App: redirects to the provider’s page and back', async ({ page, baseURL }) => {
  const made = await atPayment(page, takeCompany().account, 10, baseURL)
  await way(page, '支付宝 App').check()
  await press(page, '前往支付')
  await expect(page).toHaveURL(/\/demo\/pay\/P\d+/)
  await page.getByRole('button', { name: '支付失败' }).click()
  await expect(page).toHaveURL(/\/cart\/paySuccess/)
  await expect(outlet(page).getByText('正在确认付款结果')).toBeVisible()
  await outlet(page).getByRole('link', { name: '返回付款' }).click()
  await press(page, '前往支付')
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await expect(paid(page)).toBeVisible()
  expect(await stateOf(made.buyer, made)).toBe(40)
})

test('a payment in one tab appears in the other', async ({ page, baseURL }) => {
  const made = await atPayment(page, takeCompany().account, 22, baseURL)
  const other = await page.context().newPage()
  await other.goto(`/cart/payment?payOrderId=${made.payOrderId}`)
  await way(other, '预存款').check()
  await way(page, '预存款').check()
  await outlet(page).getByLabel('支付密码', { exact: true }).fill('123456')
  await press(page, '立即支付')
  await expect(paid(page)).toBeVisible()
  await outlet(other).getByLabel('支付密码', { exact: true }).fill('123456')
  await press(other, '立即支付')
  await expect(paid(other)).toBeVisible()
})

test(
  'a transfer is rejected by the operator, submitted again and booked',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    const made = await atPayment(page, takeCompany().account, 31, baseURL)
    const voucher = { name: '回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 voucher') }
    const handIn = async () => {
      await outlet(page).getByLabel('付款银行').fill('招商银行')
      await outlet(page).getByLabel('付款户名').fill('许明')
      await outlet(page).getByLabel('转账日期').fill(yesterday())
      await outlet(page).locator('input[type=file]').setInputFiles(voucher)
      await expect(outlet(page).getByText('回单.pdf')).toBeVisible()
      await expect(outlet(page).locator('.spinner')).toHaveCount(0)
      await press(page, '提交凭证')
      await expect(outlet(page).getByText('凭证已提交，等待审核')).toBeVisible()
    }
    await way(page, '线下支付').check()
    await expect(outlet(page).getByText('中国建设银行上海临港支行')).toBeVisible()
    const payNo =
      (await outlet(page)
        .getByText(/^P\d{19}$/)
        .first()
        .textContent()) ?? ''
    await press(page, '提交凭证')
    await expect(outlet(page).getByText('请输入付款银行')).toBeVisible()
    await handIn()
    const operator = await operatorIn(page.context())
    await operator.act('vouchers', payNo, '驳回', { 原因: '看不清流水号' })
    await page.bringToFront()
    await page.reload()
    await expect(outlet(page).getByText('看不清流水号')).toBeVisible()
    await handIn()
    await operator.act('vouchers', payNo, '凭证有效')
    await operator.act('vouchers', payNo, '已到账')
    await page.bringToFront()
    await page.reload()
    await expect(paid(page)).toBeVisible()
    expect(await stateOf(made.buyer, made)).toBe(40)
  },
)

test(
  'a combined payment takes a part from an account and the rest by a code',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    const buyer = await buyerBehind(page.request, takeCompany().account)
    await buyer.emptyCart()
    const [sku] = (await skusOnSale(page.request, 'sales')).filter(
      (one) => one.stockQuantity > one.minQuantity * 5,
    )
    await buyer.add({ skuId: sku?.skuId ?? '', quantity: sku?.minQuantity ?? 1 })
    await buyer.enter(page.context(), baseURL)
    const before = await deposit(buyer)
    await page.goto('/cart')
    await outlet(page).getByRole('button', { name: '去结算' }).click()
    await outlet(page).getByRole('checkbox', { name: '预存款' }).check()
    const amount = outlet(page).getByLabel('预存款支付金额')
    await amount.fill('1.50')
    await expect(outlet(page).getByText(/支付后剩余/)).toBeVisible()
    await outlet(page).getByLabel('支付密码', { exact: true }).fill('123456')
    await way(page, '微信扫码').check()
    await press(page, '提交订单')
    await expect(page).toHaveURL(/\/cart\/payment\?payOrderId=/)
    await expect(outlet(page).getByRole('img', { name: '支付二维码' })).toBeVisible()
    expect(await deposit(buyer)).toBe(less(before, '1.50'))
    await expect(way(page, '微信扫码')).toBeChecked()
    const [phone] = await Promise.all([
      page.context().waitForEvent('page'),
      outlet(page).getByRole('link', { name: '打开扫码付款页' }).click(),
    ])
    await phone.getByRole('button', { name: '确认支付', exact: true }).click()
    await page.bringToFront()
    await expect(paid(page)).toBeVisible()
    expect((await buyer.orders())[0]?.state).toBe(40)
  },
)

test('a buyer exchanges points for a gift with the payment password', async ({ page, baseURL }) => {
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.enter(page.context(), baseURL)
  const points = async () => {
    const { data }: Json<{ payCode: number; balance: string }[]> = await buyer.get(
      '/userCenter/tradePay/listPayType',
    )
    return Number(data.find(({ payCode }) => payCode === 97)?.balance) * 100
  }
  const before = await points()
  await page.goto('/gift/list?way=40&points=1-5000')
  await outlet(page).locator('.gift-card').first().click()
  await outlet(page).getByRole('link', { name: '立即兑换' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\?draft=\d+/)
  const hint = await outlet(page)
    .getByText(/将扣除 [\d,]+ 积分/)
    .innerText()
  const cost = Number(/将扣除 ([\d,]+)/.exec(hint)?.[1]?.replaceAll(',', ''))
  await press(page, '提交订单')
  await expect(page.getByText('请输入 6 位支付密码').first()).toBeVisible()
  await outlet(page).getByLabel('支付密码', { exact: true }).fill('123456')
  await press(page, '提交订单')
  await expect(outlet(page).getByRole('heading', { name: '订单已提交', level: 1 })).toBeVisible()
  expect(await points()).toBe(before - cost)
})
