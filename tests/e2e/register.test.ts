import { expect, test, type Page } from '@playwright/test'
import { asked, firstPassword, newName, newPhone, otherDevice, sendCode, tokenIn } from './accounts'
import { logIn } from './shop'

const submit = (page: Page) => page.getByRole('button', { name: '立即注册' })
const greeting = (page: Page) => page.locator('trade-header')

async function fillAccount(page: Page, name: string) {
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(firstPassword)
  await page.getByRole('checkbox', { name: /同意/ }).check()
}
test('a buyer registers by phone and logs in by password', { tag: '@short' }, async ({ page, context }) => {
  const [phone, name] = [newPhone(), newName('phone')]
  await page.goto('/')
  await page.locator('trade-header').getByRole('link', { name: '免费注册' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByRole('radio', { name: '企业' }).check()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByLabel('短信验证码').fill(await sendCode(page, phone))
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await fillAccount(page, name)
  await submit(page).click()

  await expect(page).toHaveURL('/register/success')
  await expect(page.getByText(`欢迎，${name}`)).toBeVisible()
  await expect(greeting(page).getByText(name)).toBeVisible()
  const { data } = await asked(page.request, '/bbb/userCenter/getUserInfo', await tokenIn(context))
  expect(data).toMatchObject({ loginAccount: name, userType: 10, customerType: 'corporate' })

  await greeting(page).getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, name, firstPassword)
  await expect(greeting(page).getByText(name)).toBeVisible()
})

test('a password reset invalidates the old password and all sessions', async ({ page, context }) => {
  const phone = '13800001008'
  const next = newName('n').slice(-12)
  const device = await otherDevice(page.request, 'forgetful', 'demo1234')
  expect((await asked(page.request, '/bbb/userCenter/getUserInfo', device)).code).toBe(200)
  await page.goto('/login')
  await page.getByRole('tab', { name: '账号登录' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '账号登录' }).click()
  await page.getByRole('button', { name: '忘记密码' }).click()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByLabel('图形验证码').fill('????')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码错误或已过期').first()).toBeVisible()
  const code = await sendCode(page, phone)
  await page.getByLabel('短信验证码').fill(code)
  await page.getByLabel('新密码').fill('short1')
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(page.getByText('密码须包含数字和字母，长度 8–15 位').first()).toBeVisible()
  await page.getByLabel('新密码').fill(next)
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(page.getByText('密码已重设，请用新密码登录')).toBeVisible()
  expect((await asked(page.request, '/bbb/userCenter/getUserInfo', device)).code).toBe(401)

  await logIn(page, 'forgetful', 'demo1234')
  await expect(page.getByRole('alert').getByText('账号或密码错误')).toBeVisible()
  await logIn(page, 'forgetful', next)
  await expect(greeting(page).getByText('沈一鸣')).toBeVisible()
  const { data } = await asked(page.request, '/bbb/userCenter/getUserInfo', await tokenIn(context))
  expect(data.loginAccount).toBe('forgetful')
})
