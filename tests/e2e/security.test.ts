import { expect, test, type Page } from '@playwright/test'
import { buyerBehind } from './buyer'
import { asked, codeFor, newPhone, openAccount, otherDevice, sendCode, tokenIn } from './accounts'
import { logIn } from './shop'

const main = (page: Page) => page.locator('trade-outlet')
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

async function enter(page: Page) {
  const account = await openAccount(page.request)
  await page.goto('/login?redirect=%2Fuser%2Finfo%2Fsecurity')
  await logIn(page, account.loginAccount, account.password)
  await expect(page.getByRole('heading', { name: '账号安全', level: 1 })).toBeVisible()
  return account
}

test('a password change rejects wrong input, ends other sessions and opens with the new one', async ({
  page,
  context,
}) => {
  const { loginAccount, password } = await enter(page)
  const device = await otherDevice(page.request, loginAccount, password)
  await row(page, '登录密码').getByRole('link', { name: '修改' }).click()
  await expect(page).toHaveURL('/user/info/login-password')
  const proof = main(page).getByRole('textbox', { name: '登录密码' })
  await proof.fill('not-this-1')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(main(page).getByText('登录密码错误').first()).toBeVisible()
  await proof.fill(password)
  await proof.press('Enter')
  await page.getByLabel('新密码', { exact: true }).fill('another12')
  await page.getByLabel('确认新密码').fill('another13')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(main(page).getByText('两次输入的密码不一致').first()).toBeVisible()
  await page.getByLabel('确认新密码').fill('another12')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(main(page).getByText('登录密码已修改，其他设备需要重新登录。')).toBeVisible()

  expect((await asked(page.request, '/bbb/userCenter/getUserInfo', device)).code).toBe(401)
  expect((await asked(page.request, '/bbb/userCenter/getUserInfo', await tokenIn(context))).code).toBe(200)
  const again = await otherDevice(page.request, loginAccount, 'another12')
  expect((await asked(page.request, '/bbb/userCenter/getUserInfo', again)).data.loginAccount).toBe(
    loginAccount,
  )
})

test('a buyer changes the phone after entering the password', async ({ page, context }) => {
  const { password } = await enter(page)
  const next = newPhone()
  await row(page, '手机号').getByRole('link', { name: '修改' }).click()
  await main(page).getByRole('textbox', { name: '登录密码' }).fill(password)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新手机号').fill(next)
  await page.getByLabel('短信验证码').fill(await sendCode(page, next))
  await page.getByRole('button', { name: '保存' }).click()
  await expect(main(page).getByText('新手机号已生效，下次可用它登录。')).toBeVisible()
  await page.getByRole('link', { name: '返回账号安全' }).click()
  const masked = `${next.slice(0, 3)}****${next.slice(-4)}`
  await expect(row(page, '手机号')).toContainText(masked)
  const { data } = await asked(page.request, '/bbb/userCenter/info/security', await tokenIn(context))
  expect(data.phone).toBe(masked)
})

test('a code by e-mail switches the confirmation of payments on or off', async ({
  page,
  context,
  baseURL,
}) => {
  const buyer = await buyerBehind(page.request, 'pending')
  await buyer.enter(context, baseURL)
  const before: { secondPayPassword: number } = (await buyer.get('/userCenter/info/security')).data
  await page.goto('/user/info/pay-password/second')
  await main(page).getByText('邮箱验证码', { exact: true }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  const code = await codeFor(page.request, 'pending@example.com')
  await main(page).getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: before.secondPayPassword === 10 ? '关闭' : '开启' }).click()
  await expect(main(page).getByText('已修改')).toBeVisible()
  const after: { secondPayPassword: number } = (await buyer.get('/userCenter/info/security')).data
  expect(after.secondPayPassword).toBe(30 - before.secondPayPassword)
})

test('a changed profile name appears in the greeting at once and after a reload', async ({ page }) => {
  await enter(page)
  await page.getByRole('navigation', { name: '用户中心菜单' }).getByRole('link', { name: '个人资料' }).click()
  await page.getByLabel('真实姓名').fill('')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(main(page).getByText('请输入真实姓名').first()).toBeVisible()
  await page.getByLabel('真实姓名').fill('周小禾')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.locator('trade-header').getByText('周小禾')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('真实姓名')).toHaveValue('周小禾')
})
