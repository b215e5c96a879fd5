import { expect, test, type Page } from '@playwright/test'
import { takeCompany, codeFor, firstPassword, openAccount } from './accounts'
import { buyerBehind } from './buyer'
import { operatorIn } from './operator'
import {
  atPayment,
  balanceOf,
  deposit,
  less,
  ordered,
  outlet,
  paid,
  press,
  scan,
  stateOf,
  way,
} from './paying'
import { readCaptcha } from './shop'
import { visit } from './visit'

test('a payment by credit shows the limit and due date and reduces the limit', async ({ page, baseURL }) => {
  const made = await atPayment(page, takeCompany().account, 50, baseURL)
  const before = await balanceOf(made.buyer, 95)
  const credit = outlet(page).locator('.payment-way', { hasText: '信用账期' })
  await expect(credit).toContainText(/可用 ¥[\d,.]+，\d{4}-\d{2}-05 前还款/)
  await way(page, '信用账期').check()
  await outlet(page).getByLabel('支付密码', { exact: true }).fill('123456')
  await press(page, '立即支付')
  await expect(paid(page)).toBeVisible()
  expect(await balanceOf(made.buyer, 95)).toBe(less(before, made.payAmount))
  expect(await stateOf(made.buyer, made)).toBe(40)
  await page.goto(`/user/order/${made.orders[0]?.orderNo}`)
  await expect(outlet(page).locator('.order-payment')).toContainText('信用账期')
})

const password = (page: Page) => outlet(page).getByLabel('支付密码', { exact: true })

/** Fills in the page for the payment password, which then returns to the previous page. */
async function setPassword(page: Page, phone: string, digits: string) {
  await expect(page).toHaveURL(/\/user\/info\/pay-password\?redirect=/)
  const form = outlet(page)
  await form.getByLabel('登录密码', { exact: true }).fill(firstPassword)
  await form.getByLabel(/手机号/).fill(phone)
  await form.getByLabel('图形验证码').fill(await readCaptcha(page))
  await form.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(`验证码已发送至 ${phone}`).waitFor()
  await form.getByLabel('短信验证码', { exact: true }).fill(await codeFor(page.request, phone))
  await form.getByLabel('新支付密码', { exact: true }).fill(digits)
  await press(page, '保存')
  await expect(page.getByText('支付密码已设置')).toBeVisible()
}

test('a late payment is credited to the deposit, which needs a password and locks after five errors', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const account = await openAccount(page.request)
  const buyer = await buyerBehind(page.request, account.loginAccount, account.password)
  await buyer.enter(page.context(), baseURL)

  await test.step('a payment after the cancellation is credited to the deposit', async () => {
    const placed = await ordered(buyer, page, 60)
    await page.goto(`/cart/payment?payOrderId=${placed.payOrderId}`)
    await way(page, '微信扫码').check()
    await expect(outlet(page).getByRole('img', { name: '支付二维码' })).toBeVisible()
    await buyer.put(`/userCenter/order/cancel/${placed.orders[0]?.id}`, { cancelReason: 20 })
    await scan(page)
    await expect(outlet(page).getByText('订单关闭后收到的款项已退回预存款')).toBeVisible()
    expect(await deposit(buyer)).toBe(placed.payAmount)
    expect(await stateOf(buyer, placed)).toBe(90)
  })

  const operator = await operatorIn(page.context())
  // A second code for the same phone requires a delay.
  await operator.wait('+1 小时')
  await page.bringToFront()
  const placed = await ordered(buyer, page, 60)
  await test.step('without a payment password: set one and return to the payment', async () => {
    await visit(page, `/cart/payment?payOrderId=${placed.payOrderId}`)
    await way(page, '预存款').check()
    await expect(outlet(page).getByText('尚未设置支付密码')).toBeVisible()
    await expect(outlet(page).getByRole('button', { name: '立即支付' })).toBeDisabled()
    await outlet(page).getByRole('link', { name: '去设置' }).click()
    await setPassword(page, account.phone, '135790')
    await expect(page).toHaveURL(new RegExp(`/cart/payment\\?payOrderId=${placed.payOrderId}`))
    await expect(outlet(page)).toContainText(placed.orders[0]?.orderNo ?? '-')
  })

  await test.step('five wrong passwords lock the payment, also for the right one', async () => {
    await way(page, '预存款').check()
    for (let left = 4; left > 0; left--) {
      await password(page).fill('000000')
      await press(page, '立即支付')
      await expect(outlet(page).getByText(`支付密码错误，还可再试 ${left} 次`)).toBeVisible()
    }
    await password(page).fill('000000')
    await press(page, '立即支付')
    await expect(page.getByText(/支付密码已锁定，请 30 分钟后再试/)).toBeVisible()
    await password(page).fill('135790')
    await press(page, '立即支付')
    await expect(page.getByText(/支付密码已锁定/).last()).toBeVisible()
    expect(await deposit(buyer)).toBe(placed.payAmount)
    expect(await stateOf(buyer, placed)).toBe(30)
  })

  await test.step('an hour later the lock has ended, and the deposit pays', async () => {
    await operator.wait('+1 小时')
    await page.bringToFront()
    await password(page).fill('135790')
    await press(page, '立即支付')
    await expect(paid(page)).toBeVisible()
    expect(Number(await deposit(buyer))).toBe(0)
    expect(await stateOf(buyer, placed)).toBe(40)
  })

  await test.step('Back shows no second payment', async () => {
    await page.goBack()
    await expect(way(page, '预存款')).toHaveCount(0)
    await visit(page, `/cart/payment?payOrderId=${placed.payOrderId}`)
    await expect(paid(page)).toBeVisible()
  })
})
