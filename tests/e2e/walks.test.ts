import { expect, test, type Page } from '@playwright/test'
import { buyerBehind, skusOnSale } from './buyer'
import { newName } from './accounts'
import { handOn, type Hand } from './hand'
import { operatorIn } from './operator'
import { outlet, paid, scan } from './paying'
import { readCaptcha } from './shop'
import { settled } from './walk'

// The shortest way of a buyer through each of the works that a procurement desk does all day. They are listed in
// .github/WALKS.md.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const ordered = (page: Page) => page.getByRole('heading', { name: /^(订单已提交|付款)$/, level: 1 })
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Somebody who is logged in, at a page. */
async function at(page: Page, path: string) {
  const buyer = await buyerBehind(page.request, 'demo')
  await page.goto('/favicon.ico')
  await buyer.enter(page.context(), page.url())
  await page.goto(path)
  return { buyer, hand: handOn(page) }
}

/** From any page: finds a bearing and puts it in the cart. */
async function takeBearing(page: Page, hand: Hand) {
  await hand.type(page.getByRole('combobox', { name: /搜索/ }), '6204 深沟球轴承')
  await hand.enter()
  await hand.press(
    outlet(page)
      .locator('.goods-card')
      .first()
      .getByRole('button', { name: /加购|加入购物车/ }),
  )
}

test(
  'a visitor finds goods, logs in, orders and pays from the deposit',
  { tag: '@short' },
  async ({ page }) => {
    const buyer = await buyerBehind(page.request, 'demo')
    await buyer.emptyCart()
    const hand = handOn(page)
    await page.goto('/')
    await takeBearing(page, hand)
    await hand.press(page.locator('.toast-way'))
    await hand.type(page.getByRole('textbox', { name: /账号/ }), 'demo')
    await hand.type(page.getByLabel('密码', { exact: true }), 'demo1234')
    await hand.type(page.getByRole('textbox', { name: '验证码' }), await readCaptcha(page))
    await hand.enter()
    await expect(cartButton(page)).toContainText(/\d/)
    await hand.press(cartButton(page))
    await hand.press(button(page, '去结算'))
    await hand.press(outlet(page).getByRole('checkbox', { name: /^预存款/ }))
    await hand.type(page.getByLabel('支付密码', { exact: true }), '123456')
    await hand.press(button(page, '提交订单'))
    await expect(page.getByRole('heading', { name: '已付款，等待发货' })).toBeVisible()
  },
)

for (const name of ['信用账期', '微信扫码']) {
  test(`a buyer orders and pays by ${name}`, async ({ page }) => {
    const { buyer, hand } = await at(page, '/')
    await buyer.emptyCart()
    await page.goto('/')
    await takeBearing(page, hand)
    await hand.press(cartButton(page))
    await hand.press(button(page, '去结算'))
    await hand.press(outlet(page).getByLabel(new RegExp(`^${name}`)))
    const password = page.getByLabel('支付密码', { exact: true })
    if (await password.isVisible()) await hand.type(password, '123456')
    await hand.press(button(page, '提交订单'))
    if (name === '微信扫码') await scan(page)
    await expect(page.getByRole('heading', { name: /支付成功|已付款，等待发货/ })).toBeVisible()
  })
}

test('goods that came are received', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '我的订单').first())
  await hand.press(page.getByRole('tab', { name: /待收货/ }))
  await expect(page).toHaveURL(/state=/)
  await settled(page)
  await hand.press(button(page, '确认收货').first())
  await hand.press(dialog(page).getByRole('button', { name: '确认收货' }))
  await expect(page.locator('trade-notice-host')).toContainText('收货')
})

test('goods go back', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '我的订单').first())
  await hand.press(page.getByRole('tab', { name: /待收货/ }))
  await expect(page).toHaveURL(/state=/)
  await settled(page)
  await hand.press(outlet(page).getByRole('link', { name: '申请售后' }).first())
  await hand.press(page.getByRole('checkbox', { name: /^选择 / }))
  await hand.choose(page.getByLabel('申请原因'), '不想要了')
  await hand.type(page.getByLabel('问题描述'), '规格选错')
  await hand.press(button(page, '提交申请'))
  await expect(page).toHaveURL(/\/user\/order\/refund\/\d+$/)
})

test('a line is reviewed', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '用户中心').first())
  await hand.press(page.getByRole('link', { name: '商品评价' }).first())
  await hand.press(button(page, /^评价 /).first())
  await hand.press(dialog(page).getByText('5 星').first())
  await hand.type(dialog(page).getByLabel('评价', { exact: true }), '尺寸准确，包装完好')
  await hand.press(dialog(page).getByRole('button', { name: '发布评价' }))
  await expect(page.getByText('评价已发布')).toBeVisible()
})

test('an invoice is asked for', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '用户中心').first())
  await hand.press(page.getByRole('link', { name: '申请开票' }).first())
  await hand.press(page.getByLabel(/^选择订单 /).first())
  await hand.press(button(page, '提交申请'))
  await expect(page).toHaveURL(/\/user\/invoice(\?|\/payment|$)/)
})

test('a quotation is asked for, accepted and ordered', async ({ page, request }) => {
  const [sku] = await skusOnSale(request, 'sales')
  const { hand } = await at(page, `/goods/${sku?.goodsId}`)
  await hand.type(page.locator('.goods-sku-table [role=spinbutton]').first(), '100')
  await hand.press(button(page, '加入询价单'))
  await hand.press(page.locator('trade-menu').getByRole('link', { name: /询价单/ }))
  await hand.type(page.getByLabel('联系电话'), '13800001001')
  await hand.press(button(page, '提交询价'))
  await expect(page.getByRole('heading', { name: '询价单已提交' })).toBeVisible()
  const offerNo = /Q\d{18}/.exec(await page.locator('.offer-request-sent').innerText())?.[0] ?? ''
  const operator = await operatorIn(page.context())
  await operator.act('offers', offerNo, '报价', {
    '各行单价，用逗号隔开，不报价填 -；留空按建议价': '',
    运费: '0',
  })
  await page.bringToFront()
  await hand.press(link(page, '查看询价单'))
  await hand.press(button(page, '接受报价'))
  await hand.press(dialog(page).getByRole('button', { name: '接受报价' }))
  await hand.press(button(page, '去下单'))
  await hand.press(button(page, '提交订单'))
  await expect(ordered(page)).toBeVisible()
})

test('suppliers are asked for goods that the shop does not list', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '用户中心').first())
  await hand.press(page.getByRole('link', { name: '供应商询价' }).first())
  await hand.press(link(page, '发起询价').first())
  await hand.press(button(page, '手动填写'))
  await hand.type(page.getByLabel('第 1 行的商品名称'), '非标链轮')
  await hand.type(page.getByLabel(/非标链轮 的单位/), '件')
  await hand.type(page.getByLabel(/非标链轮 的数量/), '6')
  await hand.type(page.getByLabel('询价标题'), '产线检修备件')
  await hand.type(page.getByLabel('报价截止日'), inDays(5))
  await hand.type(page.getByLabel('联系电话'), '13800001001')
  await hand.press(button(page, '提交询价'))
  await expect(page).toHaveURL(/\/user\/enquiry\/\d+$/)
})

test('a sub-account is opened', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '用户中心').first())
  await hand.press(outlet(page).getByRole('link', { name: '子账号' }).first())
  await hand.press(button(page, '新增子账号'))
  const name = newName('desk')
  await hand.type(dialog(page).getByLabel('用户名'), name)
  await hand.type(dialog(page).getByLabel('登录密码'), 'abcd1234')
  await hand.type(dialog(page).getByLabel('姓名'), '秦川')
  await hand.press(dialog(page).getByRole('button', { name: '保存' }))
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
})

test('a statement is looked through, and a part of it repaid', async ({ page }) => {
  const { hand } = await at(page, '/')
  await hand.press(link(page, '用户中心').first())
  await hand.press(outlet(page).getByRole('link', { name: '信用额度' }).first())
  await hand.press(button(page, '明细').first())
  await hand.press(dialog(page).getByRole('button', { name: '关闭' }).last())
  await hand.press(button(page, '立即还款').first())
  await hand.press(dialog(page).getByText('部分还款'))
  await hand.type(dialog(page).getByLabel('还款金额'), '100')
  await hand.press(dialog(page).getByRole('button', { name: '去付款' }))
  await hand.press(outlet(page).getByRole('radio', { name: /^预存款/ }))
  await hand.type(page.getByLabel('支付密码', { exact: true }), '123456')
  await hand.press(button(page, '立即支付'))
  await expect(paid(page)).toBeVisible()
})
