import { expect, test, type Page } from '@playwright/test'
import { openAccount } from './accounts'
import { operatorIn } from './operator'
import { upload } from './company-form'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet')
const row = (page: Page, name: RegExp | string) => outlet(page).getByRole('row', { name })
const inDialog = (page: Page) => outlet(page).getByRole('dialog')

async function enterAnew(page: Page, baseURL = '') {
  const account = await openAccount(page.request)
  await page.context().addCookies([{ name: 'PC_TOKEN', value: account.token, url: baseURL }])
  return account
}

test('settings: language and theme apply at once, messages and payment method are stored with the account', async ({
  page,
  baseURL,
}) => {
  await enterAnew(page, baseURL)
  await page.goto('/user/settings')
  await outlet(page).getByText('深色').click()
  await expect(page.locator('trade-header').getByRole('button', { name: '深色' })).toBeVisible()
  await outlet(page).getByText('English').click()
  await expect(outlet(page).getByRole('heading', { level: 1 })).toHaveText('Settings')
  await outlet(page).getByText('中文', { exact: true }).click()
  const topics = (label: string) =>
    outlet(page).getByRole('group', { name: label }).getByRole('checkbox', { name: '资金与发票' })
  await topics('接收的消息').uncheck()
  await topics('同时发送邮件').check()
  await outlet(page).getByLabel('默认支付方式').selectOption({ label: '支付宝 App' })
  await outlet(page).getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('设置已保存')).toBeVisible()
  await page.reload()
  await expect(topics('接收的消息')).not.toBeChecked()
  await expect(topics('同时发送邮件')).toBeChecked()
  const wanted = outlet(page).getByRole('group', { name: '接收的消息' })
  await expect(wanted.getByRole('checkbox', { name: '订单与询价' })).toBeChecked()
  // The payment page preselects the chosen payment method.
  await visit(page, '/user/deposit/recharge')
  await outlet(page).getByLabel('充值金额').fill('10')
  await outlet(page).getByRole('button', { name: '去付款' }).click()
  await expect(outlet(page).getByRole('radio', { name: /支付宝/ })).toBeChecked()
})

test('a buyer is denied a private shop, applies, is approved and enters', async ({ page, baseURL }) => {
  test.slow()
  const { loginAccount } = await enterAnew(page, baseURL)
  await page.goto('/user/private-shops')
  const name = '海岬船用电缆'
  const shop = row(page, new RegExp(name))
  await shop.getByRole('button', { name: '申请' }).click()
  await inDialog(page).getByLabel('公司名称').fill(loginAccount)
  await inDialog(page).getByLabel('联系人').fill('周岚')
  await inDialog(page).getByLabel('联系电话').fill('13800001001')
  await inDialog(page).getByLabel('采购需求').fill('船用电缆年度采购')
  await upload(page, 'papers.pdf')
  await expect(async () => {
    if (await inDialog(page).isVisible())
      await inDialog(page).getByRole('button', { name: '提交申请' }).click()
    await expect(shop).toContainText('待审核', { timeout: 5_000 })
  }).toPass()
  await visit(page, '/shop/3505')
  await expect(outlet(page).getByRole('heading', { name: '私域店铺，需申请后进入' })).toBeVisible()
  const operator = await operatorIn(page.context())
  await operator.act('private-shops', loginAccount, '开始审核')
  await operator.act('private-shops', loginAccount, '通过')
  await page.bringToFront()
  await outlet(page).getByRole('link', { name: '申请进入' }).click()
  await expect(shop).toContainText('已通过')
  await shop.getByRole('link', { name: '进店' }).click()
  await expect(outlet(page).getByRole('heading', { name })).toBeVisible()
})

test('a supplier applies with documents and sees the reason of the review', async ({ page, baseURL }) => {
  test.slow()
  const { loginAccount } = await enterAnew(page, baseURL)
  await page.goto('/user/supplier')
  await outlet(page).getByLabel('公司名称').fill(loginAccount)
  await outlet(page).getByLabel('信用代码').fill('91310115MA1K4ABC2X')
  await outlet(page).getByRole('checkbox').first().check()
  // Typed text survives a reload, but the bank account is not stored.
  await outlet(page).getByLabel('银行账号').fill('6222021234567890')
  await page.reload()
  await expect(outlet(page).getByLabel('公司名称')).toHaveValue(loginAccount)
  await expect(outlet(page).getByLabel('银行账号')).toHaveValue('')
  await upload(page, 'licence.pdf')
  await outlet(page).getByLabel('开户银行').fill('招商银行')
  await outlet(page).getByLabel('银行账号').fill('6222021234567890')
  await outlet(page).getByLabel('联系人').fill('周岚')
  await outlet(page).getByLabel('联系电话').fill('13800001001')
  const state = outlet(page).getByText('待审核')
  await expect(async () => {
    if (!(await state.isVisible())) await outlet(page).getByRole('button', { name: '提交' }).last().click()
    await expect(state).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const operator = await operatorIn(page.context())
  await operator.act('suppliers', loginAccount, '开始审核')
  await operator.act('suppliers', loginAccount, '驳回', { 驳回原因: '缺少授权书' })
  await page.bringToFront()
  await page.reload()
  await expect(
    outlet(page)
      .getByText(/缺少授权书/)
      .first(),
  ).toBeVisible()
  await expect(outlet(page).getByText('招商银行（尾号 7890）')).toBeVisible()
})
