import { expect, test, type Page } from '@playwright/test'
import { firstPassword, newName, newPhone, sendCode } from './accounts'
import { buyerBehind } from './buyer'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet')
const row = (page: Page, name: string) => outlet(page).getByRole('row', { name })

test('a new account registers by an invitation link and appears in the inviter’s list', async ({
  page,
  browser,
  baseURL,
}) => {
  const inviter = await buyerBehind(page.request, 'demo')
  await inviter.enter(page.context(), baseURL)
  await page.goto('/user/promotion')
  const link = await outlet(page).getByLabel('推广链接', { exact: true }).inputValue()
  expect(link).toMatch(/\/register\?invite=\w{8}$/)
  await expect(outlet(page).getByRole('img', { name: link })).toBeVisible()
  await outlet(page).getByRole('tab', { name: '佣金明细' }).click()
  await outlet(page).getByLabel('类型').selectOption({ label: '退款扣回' })
  await expect(outlet(page).getByRole('row', { name: /退款扣回/ })).toHaveCount(3)
  await expect(outlet(page).getByRole('row', { name: /订单佣金/ })).toHaveCount(0)

  // Switching the registration method and back keeps the invitation.
  const guest = await (await browser.newContext({ baseURL })).newPage()
  const [phone, name] = [newPhone(), newName('invited')]
  await guest.goto(link)
  await guest.getByRole('link', { name: '邮箱注册' }).click()
  await expect(guest.getByLabel('邮箱', { exact: true })).toBeVisible()
  await guest.getByRole('link', { name: '手机注册' }).click()
  await guest.getByLabel('手机号', { exact: true }).fill(phone)
  await guest.getByLabel('短信验证码').fill(await sendCode(guest, phone))
  await guest.getByLabel('用户名').fill(name)
  await guest.getByLabel('密码', { exact: true }).fill(firstPassword)
  await guest.getByRole('checkbox', { name: /同意/ }).check()
  await guest.getByRole('button', { name: '立即注册' }).click()
  await expect(guest).toHaveURL('/register/success')
  await guest.context().close()

  await visit(page, '/user/promotion')
  await expect(row(page, name)).toBeVisible()
  await expect(row(page, 'partner')).toHaveCount(0)
  await outlet(page).getByRole('searchbox', { name: '采购方名称' }).fill('昆山')
  await outlet(page).getByRole('searchbox', { name: '采购方名称' }).press('Enter')
  await expect(row(page, '昆山传动设备厂')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})
