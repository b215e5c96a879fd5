import { expect, test, type Page } from '@playwright/test'
import { openAccount } from './accounts'
import { buyerBehind } from './buyer'
import { operatorIn } from './operator'
import { upload } from './company-form'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet')
const row = (page: Page, name: RegExp | string) => outlet(page).getByRole('row', { name })
const inDialog = (page: Page) => outlet(page).getByRole('dialog')

/** Registers a new buyer for this journey. */
async function newBuyer(page: Page, baseURL = '') {
  const { token, loginAccount } = await openAccount(page.request)
  await page.context().addCookies([{ name: 'PC_TOKEN', value: token, url: baseURL }])
  const headers = { Authorization: token }
  return {
    loginAccount,
    async balance() {
      const answer = await page.request.get('/api/bbb/userCenter/deposit/index', { headers })
      const { data }: { data: { balance: string } } = await answer.json()
      return data.balance
    },
  }
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

test(
  'a buyer tops up the deposit online and cancels another top-up',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    const buyer = await newBuyer(page, baseURL)
    await page.goto('/user/deposit/recharge')
    await outlet(page).getByLabel('充值金额').fill('0.5')
    await outlet(page).getByRole('button', { name: '去付款' }).click()
    await expect(page.getByText(/充值金额/).first()).toBeVisible()
    await expect(page).toHaveURL(/recharge$/)
    await outlet(page).getByRole('button', { name: '¥1,000.00' }).click()
    await outlet(page).getByRole('button', { name: '去付款' }).click()
    await expect(page).toHaveURL(/\/cart\/payment\?payOrderId=\d+/)
    await expect(outlet(page).getByRole('complementary').getByText('预存款充值')).toBeVisible()
    // Neither credit nor the deposit itself can be used.
    const unusable = outlet(page).locator('details').filter({ hasText: '不可用的支付方式' })
    await unusable.locator('summary').click()
    await expect(unusable.getByRole('term').filter({ hasText: '信用账期' })).toBeVisible()
    await expect(outlet(page).getByRole('radio', { name: /信用账期/ })).toHaveCount(0)
    await outlet(page)
      .getByRole('radio', { name: /支付宝/ })
      .check()
    await outlet(page).getByRole('button', { name: '前往支付' }).click()
    await page.getByRole('button', { name: '确认支付', exact: true }).click()
    await outlet(page).getByRole('link', { name: '查看预存款' }).click()
    await expect(row(page, /用户充值/)).toContainText('+¥1,000.00')
    expect(await buyer.balance()).toBe('1000.00')

    await visit(page, '/user/deposit/recharge')
    await outlet(page).getByLabel('充值金额').fill('88')
    await outlet(page).getByRole('button', { name: '去付款' }).click()
    // The address changes before the page is there. Going back before that would stay on the same page.
    await expect(outlet(page).getByRole('complementary').getByText('预存款充值')).toBeVisible()
    await visit(page, '/user/deposit/recharge')
    await row(page, /¥88\.00/)
      .getByRole('button', { name: '撤回' })
      .click()
    await expect(row(page, /¥88\.00/)).toContainText('已撤回')
    await expect(row(page, /¥1,000\.00/)).toContainText('已付款')
    expect(await buyer.balance()).toBe('1000.00')
  },
)

test('a buyer submits a rejected transfer again, and it is booked', async ({ page, baseURL }) => {
  test.slow()
  const buyer = await newBuyer(page, baseURL)
  await page.goto('/user/deposit/offline')
  const fill = async (amount: string) => {
    await outlet(page).getByLabel('转账金额').fill(amount)
    await outlet(page).getByLabel('付款银行').fill('招商银行')
    await outlet(page).getByLabel('付款户名').fill('测试公司')
    await outlet(page).getByLabel('转账日期').fill(today())
    await upload(page, `voucher-${amount}.pdf`)
    const there = row(page, new RegExp(`¥${amount}\\.00`))
    // While a file is being uploaded, the page says so and does not submit.
    await expect(async () => {
      if (!(await there.isVisible())) await outlet(page).getByRole('button', { name: '提交转账凭证' }).click()
      await expect(there).toContainText('待审核', { timeout: 5_000 })
    }).toPass()
  }
  await fill('320')
  await expect(row(page, /¥320\.00/)).toContainText('待审核')
  const operator = await operatorIn(page.context())
  await operator.act('vouchers', '320.00', '驳回', { 原因: '凭证看不清' })
  await page.bringToFront()
  await page.reload()
  await expect(row(page, /¥320\.00/)).toContainText('驳回原因：凭证看不清')
  expect(await buyer.balance()).toBe('0.00')
  await fill('330')
  await expect(row(page, /¥330\.00/)).toContainText('待审核')
  await operator.act('vouchers', '330.00', '凭证有效')
  await operator.act('vouchers', '330.00', '已到账')
  await page.bringToFront()
  await visit(page, '/user/deposit')
  await expect(row(page, /用户充值/)).toContainText('¥330.00')
  expect(await buyer.balance()).toBe('330.00')
})

test('a buyer pays a bond, sees the reason of a withheld refund and then gets it', async ({
  page,
  baseURL,
}) => {
  test.slow()
  // Only the seed creates bonds, and only for this company. No other journey changes one.
  const buyer = await buyerBehind(page.request, 'demo')
  await buyer.enter(page.context(), baseURL)
  type Bond = { bondNo: string; title: string; state: number }
  const { data }: { data: { content: Bond[] } } = await buyer.post('/userCenter/bond/page', {
    state: 10,
    pageSize: 100,
  })
  const bondNo = data.content[0]?.bondNo ?? ''
  // Open payments appear on the account's home page.
  await page.goto('/user')
  await outlet(page)
    .getByRole('button', { name: /^全部 \d+ 项$/ })
    .click()
  await outlet(page)
    .getByRole('link', { name: new RegExp(data.content[0]?.title ?? '-') })
    .click()
  await expect(page).toHaveURL(/\/user\/bond\?state=10/)
  await row(page, new RegExp(bondNo)).getByRole('button', { name: '缴纳' }).click()
  await outlet(page)
    .getByRole('radio', { name: /支付宝/ })
    .check()
  await outlet(page).getByRole('button', { name: '前往支付' }).click()
  await page.getByRole('button', { name: '确认支付', exact: true }).click()
  await outlet(page).getByRole('link', { name: '查看保证金' }).click()
  const mine = row(page, new RegExp(bondNo))
  await expect(mine).toContainText('已缴纳')
  const ask = async () => {
    await mine.getByRole('button', { name: '申请退还' }).click()
    await inDialog(page).getByLabel('退还说明').fill('合同已履行完毕')
    await inDialog(page).getByRole('button', { name: '提交' }).click()
    await expect(mine).toContainText('退还中')
  }
  await ask()
  const operator = await operatorIn(page.context())
  await operator.act('bonds', bondNo, '不予退还', { 原因: '质保期未满' })
  await page.bringToFront()
  await page.reload()
  await expect(mine).toContainText('质保期未满')
  await ask()
  await operator.act('bonds', bondNo, '退还到预存款')
  await page.bringToFront()
  await visit(page, '/user/deposit')
  await expect(row(page, /平台充值/).first()).toContainText('保证金退还')
})

test('a draft expense claim survives a reload and is rejected, changed, approved and paid', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const buyer = await newBuyer(page, baseURL)
  await page.goto('/user/reimbursement')
  await outlet(page).getByRole('button', { name: '新增报销' }).first().click()
  const title = `运费 ${Date.now()}`
  await inDialog(page).getByLabel('事由').fill(title)
  await inDialog(page).getByLabel('金额').fill('45.6')
  await page.reload()
  await outlet(page).getByRole('button', { name: '新增报销' }).first().click()
  await expect(inDialog(page).getByText('已恢复上次未提交的内容')).toBeVisible()
  await expect(inDialog(page).getByLabel('事由')).toHaveValue(title)
  await inDialog(page).getByLabel('费用类型').selectOption({ label: '运费垫付' })
  await inDialog(page).getByLabel('发生日期').fill(today())
  await upload(page, 'receipt.pdf')
  await inDialog(page).getByRole('button', { name: '提交审核' }).click()
  await expect(row(page, new RegExp(title))).toContainText('审核中')
  // After submission the draft is empty.
  await outlet(page).getByRole('button', { name: '新增报销' }).click()
  await expect(inDialog(page).getByLabel('事由')).toHaveValue('')
  await page.reload()

  const operator = await operatorIn(page.context())
  await operator.act('claims', title, '驳回', { 原因: '缺少发票' })
  await page.bringToFront()
  await page.reload()
  await expect(row(page, new RegExp(title))).toContainText('驳回原因：缺少发票')
  await row(page, new RegExp(title)).getByRole('button', { name: '修改' }).click()
  await inDialog(page).getByLabel('金额').fill('44.10')
  await inDialog(page).getByRole('button', { name: '提交审核' }).click()
  await expect(row(page, new RegExp(title))).toContainText('审核中')
  await operator.act('claims', title, '通过')
  await operator.act('claims', title, '打款')
  await page.bringToFront()
  await page.reload()
  await row(page, new RegExp(title)).getByRole('button', { name: '详情' }).click()
  await expect(inDialog(page).getByText('已打款')).toBeVisible()
  expect(await buyer.balance()).toBe('44.10')
})
