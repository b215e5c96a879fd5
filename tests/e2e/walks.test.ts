import { expect, test, type Page } from '@playwright/test'
import { addColleague, buyerBehind, colleaguePassword, skusOnSale } from './buyer'
import { takeCompany, newName } from './accounts'
import { operatorIn } from './operator'
import { outlet, paid, scan } from './paying'
import { readCaptcha } from './shop'
import { settled } from './walk'

// The shortest path of a buyer through each daily task of a procurement department.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const ordered = (page: Page) => page.getByRole('heading', { name: /^(订单已提交|付款)$/, level: 1 })
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens a page as a logged-in buyer. */
async function at(page: Page, path: string, account = 'demo', password?: string) {
  const buyer = await buyerBehind(page.request, account, password)
  await page.goto('/favicon.ico')
  await buyer.enter(page.context(), page.url())
  await page.goto(path)
}

/** Finds a bearing from any page and adds it to the cart. */
async function takeBearing(page: Page) {
  await page.getByRole('combobox', { name: /搜索/ }).fill('6204 深沟球轴承')
  await page.keyboard.press('Enter')
  await outlet(page)
    .locator('.goods-card')
    .first()
    .getByRole('button', { name: /加购|加入购物车/ })
    .click()
}

test(
  'a visitor finds goods, logs in, orders and pays from the deposit',
  { tag: '@short' },
  async ({ page }) => {
    const { account } = takeCompany()
    await page.goto('/')
    await takeBearing(page)
    await page.locator('.toast-way').click()
    await page.getByRole('textbox', { name: /账号/ }).fill(account)
    await page.getByLabel('密码', { exact: true }).fill('demo1234')
    await page.getByRole('textbox', { name: '验证码' }).fill(await readCaptcha(page))
    await page.keyboard.press('Enter')
    await expect(cartButton(page)).toContainText(/\d/)
    await cartButton(page).click()
    await button(page, '去结算').click()
    await outlet(page)
      .getByRole('checkbox', { name: /^预存款/ })
      .click()
    await page.getByLabel('支付密码', { exact: true }).fill('123456')
    await button(page, '提交订单').click()
    await expect(page.getByRole('heading', { name: '已付款，等待发货' })).toBeVisible()
  },
)

for (const name of ['信用账期', '微信扫码'])
  test(`a buyer orders and pays by ${name}`, async ({ page }) => {
    await at(page, '/', takeCompany().account)
    await takeBearing(page)
    await cartButton(page).click()
    await button(page, '去结算').click()
    await outlet(page)
      .getByLabel(new RegExp(`^${name}`))
      .click()
    const password = page.getByLabel('支付密码', { exact: true })
    if (await password.isVisible()) await password.fill('123456')
    await button(page, '提交订单').click()
    if (name === '微信扫码') await scan(page)
    await expect(page.getByRole('heading', { name: /支付成功|已付款，等待发货/ })).toBeVisible()
  })

test('a buyer confirms the receipt of delivered goods', async ({ page }) => {
  await at(page, '/')
  await link(page, '我的订单').first().click()
  await page.getByRole('tab', { name: /待收货/ }).click()
  await expect(page).toHaveURL(/state=/)
  await settled(page)
  await button(page, '确认收货').first().click()
  await dialog(page).getByRole('button', { name: '确认收货' }).click()
  await expect(page.locator('trade-notice-host')).toContainText('收货')
})

test('a buyer applies for a return', async ({ page }) => {
  await at(page, '/')
  await link(page, '我的订单').first().click()
  await page.getByRole('tab', { name: /待收货/ }).click()
  await expect(page).toHaveURL(/state=/)
  await settled(page)
  await outlet(page).getByRole('link', { name: '申请售后' }).first().click()
  await page.getByRole('checkbox', { name: /^选择 / }).click()
  await page.getByLabel('申请原因').selectOption({ label: '不想要了' })
  await page.getByLabel('问题描述').fill('规格选错')
  await button(page, '提交申请').click()
  await expect(page).toHaveURL(/\/user\/order\/refund\/\d+$/)
})

test('a buyer reviews a line', async ({ page }) => {
  await at(page, '/')
  await link(page, '用户中心').first().click()
  await page.getByRole('link', { name: '商品评价' }).first().click()
  await button(page, /^评价 /)
    .first()
    .click()
  await dialog(page).getByText('5 星').first().click()
  await dialog(page).getByLabel('评价', { exact: true }).fill('尺寸准确，包装完好')
  await dialog(page).getByRole('button', { name: '发布评价' }).click()
  await expect(page.getByText('评价已发布')).toBeVisible()
})

test('a buyer applies for an invoice', async ({ page }) => {
  await at(page, '/')
  await link(page, '用户中心').first().click()
  await page.getByRole('link', { name: '申请开票' }).first().click()
  await page
    .getByLabel(/^选择订单 /)
    .first()
    .click()
  await button(page, '提交申请').click()
  await expect(page).toHaveURL(/\/user\/invoice(\?|\/payment|$)/)
})

test('a buyer requests a quotation, accepts and orders', async ({ page, request }) => {
  const [sku] = await skusOnSale(request, 'sales')
  await at(page, `/goods/${sku?.goodsId}`)
  await page.locator('.goods-sku-table [role=spinbutton]').first().fill('100')
  await button(page, '加入询价单').click()
  await page
    .locator('trade-menu')
    .getByRole('link', { name: /询价单/ })
    .click()
  await page.getByLabel('联系电话').fill('13800001001')
  await button(page, '提交询价').click()
  await expect(page.getByRole('heading', { name: '询价单已提交' })).toBeVisible()
  const offerNo = /Q\d{18}/.exec(await page.locator('.offer-request-sent').innerText())?.[0] ?? ''
  const operator = await operatorIn(page.context())
  await operator.act('offers', offerNo, '报价', {
    运费: '0',
  })
  await page.bringToFront()
  await link(page, '查看询价单').click()
  await button(page, '接受报价').click()
  await dialog(page).getByRole('button', { name: '接受报价' }).click()
  await button(page, '去下单').click()
  await button(page, '提交订单').click()
  await expect(ordered(page)).toBeVisible()
})

test('a buyer asks suppliers for goods that the shop does not list', async ({ page }) => {
  await at(page, '/')
  await link(page, '用户中心').first().click()
  await page.getByRole('link', { name: '供应商询价' }).first().click()
  await link(page, '发起询价').first().click()
  await button(page, '手动填写').click()
  await page.getByLabel('第 1 行的商品名称').fill('非标链轮')
  await page.getByLabel(/非标链轮 的单位/).fill('件')
  await page.getByLabel(/非标链轮 的数量/).fill('6')
  await page.getByLabel('询价标题').fill('产线检修备件')
  await page.getByLabel('报价截止日').fill(inDays(5))
  await page.getByLabel('联系电话').fill('13800001001')
  await button(page, '提交询价').click()
  await expect(page).toHaveURL(/\/user\/enquiry\/\d+$/)
})

test('a main account opens a sub-account', async ({ page }) => {
  await at(page, '/')
  await link(page, '用户中心').first().click()
  await outlet(page).getByRole('link', { name: '子账号' }).first().click()
  await button(page, '新增子账号').click()
  const name = newName('desk')
  await dialog(page).getByLabel('用户名').fill(name)
  await dialog(page).getByLabel('登录密码').fill('abcd1234')
  await dialog(page).getByLabel('姓名').fill('秦川')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
})

test('a buyer checks a statement and repays a part', async ({ page }) => {
  // Early in a month the latest statement must be confirmed first.
  const buyer = await buyerBehind(page.request, 'demo')
  type Bills = { data: { content: { id: string; actions: string[] }[] } }
  const { data }: Bills = await buyer.post('/userCenter/credit/billPage')
  for (const { id, actions } of data.content)
    if (actions.includes('confirm')) await buyer.put(`/userCenter/credit/confirm/${id}`)
  await at(page, '/')
  await link(page, '用户中心').first().click()
  await outlet(page).getByRole('link', { name: '信用额度' }).first().click()
  await button(page, '明细').first().click()
  await dialog(page).getByRole('button', { name: '关闭' }).last().click()
  await button(page, '立即还款').first().click()
  await dialog(page).getByText('部分还款').click()
  await dialog(page).getByLabel('还款金额').fill('100')
  await dialog(page).getByRole('button', { name: '去付款' }).click()
  await outlet(page)
    .getByRole('radio', { name: /^预存款/ })
    .click()
  await page.getByLabel('支付密码', { exact: true }).fill('123456')
  await button(page, '立即支付').click()
  await expect(paid(page)).toBeVisible()
})

test('a sub-account orders in an emergency, and the main account approves afterwards', async ({ page }) => {
  const { account } = takeCompany()
  const main = await buyerBehind(page.request, account)
  const { id } = (await main.get('/userCenter/getUserInfo')).data
  const colleague = await addColleague(main, 'urgent', '孟凡')
  const role = await main.post('/userCenter/organisation/role/add', {
    name: newName('role'),
    rights: ['order.place', 'request.emergency'],
  })
  await main.put(`/userCenter/members/roles/${colleague.id}`, { roles: [role.data] })
  await main.post('/userCenter/approval/rule/save', {
    name: newName('rule'),
    effect: 'ask',
    conditions: [],
    approverIds: [id],
  })

  await at(page, '/goods/100018', colleague.account, colleaguePassword)
  await outlet(page).getByRole('button', { name: '立即购买' }).first().click()
  await outlet(page).getByText('紧急采购：立即下单').click()
  await outlet(page).getByRole('button', { name: '提交订单' }).click()
  const reason = outlet(page).getByRole('textbox', { name: '紧急原因' })
  await expect(reason).toBeFocused()
  await reason.fill('主轴停机')
  await outlet(page).getByRole('button', { name: '提交订单' }).click()
  await expect(ordered(page)).toBeVisible()

  await at(page, '/user/request', account)
  await outlet(page).getByText('仅看紧急采购').click()
  await outlet(page)
    .getByRole('link', { name: /^CS|^R\d/ })
    .first()
    .click()
  await expect(outlet(page).getByText('主轴停机')).toBeVisible()
  await outlet(page).getByRole('button', { name: '批准' }).click()
  await dialog(page).getByRole('button', { name: '批准' }).click()
  await expect(outlet(page).getByText('已下单').first()).toBeVisible()
})
