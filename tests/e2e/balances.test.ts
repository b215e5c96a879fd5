import { expect, test, type Page } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { operatorIn } from './operator'
import { deposit, less, outlet, press } from './paying'
import { visit } from './visit'

/** Account whose deposit and points no other journey spends. */
const account = 'monthly'
let buyer: Buyer
test.beforeEach(async ({ page, request, baseURL }) => {
  buyer = await buyerBehind(request, account)
  await buyer.enter(page.context(), baseURL)
})

const row = (page: Page, name: RegExp) => outlet(page).getByRole('row', { name })

test('a buyer withdraws a part of the deposit; one request is rejected, one cancelled', async ({ page }) => {
  test.slow() // many steps on both sides
  const before = await deposit(buyer)
  await page.goto('/user/deposit/withdraw')
  const ask = async (amount: string, payPassword = '123456') => {
    await outlet(page).getByLabel('提现金额').fill(amount)
    await outlet(page).getByLabel('开户银行').fill('招商银行')
    await outlet(page).getByLabel('银行账号').fill('6222021234567890')
    await outlet(page).getByLabel('户名').fill('南浦泵业有限公司')
    await outlet(page).getByLabel('支付密码').fill(payPassword)
    await press(page, '提交')
  }
  await ask('120.50', '000000')
  await expect(
    outlet(page)
      .getByText(/支付密码错误/)
      .first(),
  ).toBeVisible()
  for (const amount of ['120.50', '77.00', '66.00']) {
    await ask(amount)
    await expect(row(page, new RegExp(`¥${amount}`))).toContainText('待审核')
  }
  expect(await deposit(buyer)).toBe(less(before, '263.50'))

  await row(page, /¥66\.00/)
    .getByRole('button', { name: '撤回' })
    .click()
  await expect(row(page, /¥66\.00/)).toContainText('已撤回')
  const operator = await operatorIn(page.context())
  for (const amount of ['120.50', '77.00']) await operator.act('withdrawals', amount, '开始审核')
  await operator.act('withdrawals', '120.50', '通过')
  await operator.act('withdrawals', '77.00', '驳回', { 驳回原因: '户名不符' })
  await page.bringToFront()
  await page.reload()
  await expect(row(page, /¥120\.50/)).toContainText('已通过')
  await expect(row(page, /¥77\.00/)).toContainText('驳回原因：户名不符')
  // The unpaid amount is available again, and the paid amount is among the transactions.
  expect(await deposit(buyer)).toBe(less(before, '120.50'))
  await visit(page, '/user/deposit')
  await expect(row(page, /提现/)).toHaveCount(1)
  await expect(row(page, /提现/)).toContainText('120.50')
})

test('a buyer exchanges points for a coupon and finds it in the list', async ({ page }) => {
  type Points = { data: { balance: number } }
  const { data: before }: Points = await buyer.get('/userCenter/points/index')
  await page.goto('/user/coupon/integral')
  const offer = outlet(page)
    .getByRole('listitem')
    .filter({ hasText: '满 500 减 10' })
    .filter({ hasText: '900 积分' })
  await offer.getByRole('button', { name: '兑换' }).click()
  await outlet(page).getByRole('dialog').getByRole('button', { name: '兑换' }).click()
  await expect(
    outlet(page).getByText(`可用积分 ${(before.balance - 900).toLocaleString('en')}`),
  ).toBeVisible()
  await expect(offer).toContainText('已领取')
  // A gift that costs more than the balance is refused and deducts nothing.
  const dear = outlet(page).getByRole('listitem').filter({ hasText: '15,000 积分' })
  await dear.getByRole('button', { name: '兑换' }).click()
  await outlet(page).getByRole('dialog').getByRole('button', { name: '兑换' }).click()
  await expect(page.getByText(/积分不足/).first()).toBeVisible()

  await visit(page, '/user/coupon')
  await expect(outlet(page).getByText('满 500 减 10')).toHaveCount(1)
  await expect(outlet(page).getByText('满 5,000 减 200')).toHaveCount(0)
  await visit(page, '/user/points')
  await expect(row(page, /−900/)).toHaveCount(1)
  const { data: after }: Points = await buyer.get('/userCenter/points/index')
  expect(after.balance).toBe(before.balance - 900)
})
