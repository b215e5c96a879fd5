import { expect, test, type APIRequestContext } from '@playwright/test'
import { asked, newName, openAccount, tokenIn } from './accounts'
import { operatorIn } from './operator'
import { fillCompany, upload } from './company-form'
import { logIn } from './shop'
import { visit } from './visit'

/** Returns the prices of a hundred products for a token: the default size, by the product's id. */
async function pricesFor(request: APIRequestContext, token: string) {
  const answer = await request.post('/api/bbb/goodsInfo/page', {
    data: { brandTerminalId: '1001', pageSize: 100, inStock: true },
    headers: { Authorization: token },
  })
  const { data } = await answer.json()
  const goods: { id: string; skuItemDefault: { salePrice: string } }[] = data.content
  return new Map(goods.map(({ id, skuItemDefault }) => [id, Number(skuItemDefault.salePrice)]))
}

test(
  'a buyer applies for a membership, is approved and sees member prices',
  { tag: '@short' },
  async ({ page, context }) => {
    const account = await openAccount(page.request)
    const company = newName('临港机械')
    await page.goto('/login?redirect=%2Fregister%2Fsettlement')
    await logIn(page, account.loginAccount, account.password)
    await fillCompany(page, company)
    await upload(page, '营业执照.pdf')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('待审核')).toBeVisible()

    const operator = await operatorIn(context)
    await operator.act('memberships', company, '开始审核')
    await page.reload()
    await expect(page.getByText('审核中')).toBeVisible()
    const token = await tokenIn(context)
    const before = await asked(page.request, '/bbb/userCenter/getUserInfo', token)
    const retail = await pricesFor(page.request, token)
    expect(before.data).toMatchObject({ userType: 10, customerType: 'personal' })
    await operator.act('memberships', company, '通过')
    await expect(operator.row(company)).toHaveCount(0)

    const { data } = await asked(page.request, '/bbb/userCenter/getUserInfo', token)
    expect(data).toMatchObject({ userType: 20, customerType: 'corporate', extendInfo: { company } })
    const member = await pricesFor(page.request, token)
    const [goods = '', price = 0] = [...member].find(([id, now]) => now < (retail.get(id) ?? 0)) ?? []
    await visit(page, `/goods/${goods}`)
    const shown = price.toLocaleString('en', { minimumFractionDigits: 2 })
    await expect(page.locator('.goods-price-box .price').first()).toContainText(shown)
  },
)

test('a denied page leads to the certification and opens once the company is certified', async ({
  page,
  context,
}) => {
  const account = await openAccount(page.request)
  const company = newName('东海轴承')
  await page.goto('/login?redirect=%2Fuser%2Fmembers')
  await logIn(page, account.loginAccount, account.password)
  await expect(page.getByText('完成企业认证后可用')).toBeVisible()
  await page.getByRole('link', { name: '去认证' }).click()
  await expect(page).toHaveURL('/user/certification')
  await page.getByLabel('公司名称').fill(company)
  await page.getByLabel('信用代码').fill('91310115MA1K4ABC2X')
  await upload(page, '营业执照.pdf')
  await page.getByLabel('法定代表人').fill('许明')
  await page.getByLabel('身份证号').fill('110101199003070134')
  await page.getByLabel('联系电话').fill('021-12345678')
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()

  const operator = await operatorIn(context)
  await operator.act('certifications', company, '开始审核')
  await operator.act('certifications', company, '驳回', { 驳回原因: '执照已过期' })
  await page.reload()
  await expect(page.getByText('未通过：执照已过期')).toBeVisible()
  await page.getByLabel('公司名称').fill(company)
  await page.getByLabel('信用代码').fill('91310115MA1K4ABC2X')
  await upload(page, '新营业执照.pdf')
  await page.getByLabel('法定代表人').fill('许明')
  await page.getByLabel('身份证号').fill('110101199003070134')
  await page.getByLabel('联系电话').fill('021-12345678')
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()
  await operator.act('certifications', company, '开始审核')
  await operator.act('certifications', company, '通过')

  await page.goto('/user/members')
  await expect(page.getByText('还没有子账号')).toBeVisible()
  await expect(page.getByRole('button', { name: '新增子账号' })).toBeVisible()
})

test('the operator’s page works by keyboard in both languages and explains refused actions', async ({
  page,
  context,
}) => {
  const { page: desk } = await operatorIn(context)
  await desk.getByRole('link', { name: 'English' }).press('Enter')
  await expect(desk.getByRole('heading', { name: 'Operator’s desk' })).toBeVisible()
  await desk.getByRole('link', { name: /Supplier applications/ }).press('Enter')
  await expect(desk.getByRole('link', { name: /Supplier applications/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const nothing = await page.request.post('/demo/operator/act/suppliers/approve/1', {
    headers: { Origin: 'https://evil.example' },
  })
  expect(nothing.status()).toBe(403)
  await desk.getByRole('link', { name: /^Orders/ }).press('Enter')
  const words = desk.getByRole('searchbox')
  const isFocused = () => words.evaluate((field) => field.matches(':focus'))
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await desk.keyboard.press('Tab')
  await desk.keyboard.type('nobody of that name')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/words=nobody/)
  await expect(words).toHaveValue('nobody of that name')
  await expect(desk.getByText('Nothing that waits has all of these words.')).toBeVisible()
  await desk.getByRole('link', { name: 'Show all' }).press('Enter')
  await expect(desk).not.toHaveURL(/words=/)
  await desk.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(desk.getByLabel('Password')).toBeVisible()
})
