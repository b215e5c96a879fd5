import { expect, test, type Page } from '@playwright/test'
import {
  asked,
  firstPassword,
  newName,
  newPhone,
  openAccount,
  otherDevice,
  sendCode,
  tokenIn,
} from './accounts'
import { upload } from './papers'
import { logIn } from './shop'
import { visit } from './visit'

const submit = (page: Page) => page.getByRole('button', { name: '立即注册' })
const greeting = (page: Page) => page.locator('trade-header')

async function fillAccount(page: Page, name: string) {
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(firstPassword)
  await page.getByRole('checkbox', { name: /同意/ }).check()
}
test(
  'by phone, from the link in the header to the first login by password',
  { tag: '@short' },
  async ({ page, context }) => {
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
  },
)

test('by e-mail', async ({ page, context }) => {
  const name = newName('mail')
  const email = `${name}@example.com`
  await page.goto('/register')
  await page.getByRole('link', { name: '邮箱注册' }).click()
  await expect(page).toHaveURL('/register/email')
  await page.getByLabel('邮箱', { exact: true }).fill(email)
  await page.getByLabel('邮箱验证码').fill(await sendCode(page, email))
  await fillAccount(page, name)
  await submit(page).click()
  await expect(page).toHaveURL('/register/success')
  const { data } = await asked(page.request, '/bbb/userCenter/getUserInfo', await tokenIn(context))
  expect(data.loginAccount).toBe(name)
})

test('what is missing is named, and a refusal loses nothing that was typed', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/register')
  await submit(page).click()
  await expect(page.getByRole('status').getByText('请输入手机号')).toBeVisible()
  await expect(page.getByLabel('手机号', { exact: true })).toBeFocused()
  await expect(page.getByText('请先同意用户协议与隐私政策')).toBeVisible()

  await page.getByLabel('手机号', { exact: true }).fill(phone)
  const code = await sendCode(page, phone)
  await page.getByLabel('短信验证码').fill(code)
  await fillAccount(page, 'demo')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/bbbAuth/register')) calls.push(request.url())
  })
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let time = 0; time < 10; time++) button.click()
  })
  await expect(page.getByRole('alert').getByText('该用户名已被使用')).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect(page.getByLabel('用户名')).toBeFocused()
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(phone)
  await expect(page.getByLabel('短信验证码')).toHaveValue(code)
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(firstPassword)

  await page.getByLabel('用户名').fill(newName('free'))
  await submit(page).click()
  await expect(page).toHaveURL('/register/success')
})

test('an enterprise membership: papers in, the review to be seen everywhere', async ({ page, context }) => {
  const account = await openAccount(page.request)
  await page.goto('/register/settlement')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fregister%2Fsettlement/)
  await logIn(page, account.loginAccount, account.password)
  await expect(page).toHaveURL('/register/settlement')
  await page.getByLabel('公司名称').fill('临港精密机械有限公司')
  await page.getByLabel('信用代码').fill('91310115MA1K4ABC2X')
  await page.getByLabel('联系人').fill('周岚')
  await page.getByLabel('联系电话').fill('021-12345678')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('status').getByText('请上传附件')).toBeVisible()
  await upload(page, '营业执照.pdf')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('待审核')).toBeVisible()

  await visit(page, '/register/success')
  await page.getByRole('link', { name: '查看进度' }).click()
  await expect(page.getByText('临港精密机械有限公司')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交申请' })).toHaveCount(0)
  const { data } = await asked(page.request, '/pc/bbbAuth/registerState', await tokenIn(context))
  expect(data.settlement).toMatchObject({ reviewState: 10, company: '临港精密机械有限公司' })
})

test('there is no membership to open for a member of that kind', async ({ page }) => {
  await page.goto('/login?redirect=%2Fregister%2Fsettlement')
  await logIn(page)
  await expect(page.getByText('页面不存在').first()).toBeVisible()
})

test('a supplier: an account first, then the papers', async ({ page, context }) => {
  const [phone, name] = [newPhone(), newName('supplier')]
  await page.goto('/register')
  await page.getByRole('link', { name: '供应商入驻' }).click()
  await expect(page).toHaveURL('/register/supplier')
  // The page before stays until the code of this one is there.
  await expect(page.getByRole('heading', { name: '供应商入驻' })).toBeVisible()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByLabel('短信验证码').fill(await sendCode(page, phone))
  await fillAccount(page, name)
  await submit(page).click()

  await page.getByLabel('公司名称').fill('北桥紧固件厂')
  await page.getByLabel('信用代码').fill('91310115MA1K4ABC2X')
  await page.getByRole('checkbox', { name: '紧固件与密封' }).check()
  await upload(page, '资质.pdf')
  await page.getByLabel('开户银行').fill('工商银行上海分行')
  await page.getByLabel('银行账号').fill('6222021234567890')
  await page.getByLabel('联系人').fill('郑强')
  await page.getByLabel('联系电话').fill(phone)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('待审核')).toBeVisible()
  await page.reload()
  await expect(page.getByText('北桥紧固件厂')).toBeVisible()
  const { data } = await asked(page.request, '/pc/bbbAuth/registerState', await tokenIn(context))
  expect(data.supplier).toMatchObject({ reviewState: 10, company: '北桥紧固件厂' })
})

test('a forgotten password: the old one and every open session are over', async ({ page, context }) => {
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

test('a login by code leads back to where it was asked for', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill('13800001003')
  await page.getByLabel('短信验证码').fill(await sendCode(page, '13800001003'))
  await page.locator('trade-outlet').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await expect(greeting(page).getByText('林小满')).toBeVisible()
})
