import { expect, test, type Page } from '@playwright/test'
import { linkFor, newName, takeCompany } from './accounts'
import { axeFaults, loadAxe } from './axe'
import {
  addColleague,
  availableOf,
  buyerBehind,
  colleaguePassword as password,
  skusOnSale,
  type Buyer,
} from './buyer'
import { eachLine, operatorIn } from './operator'
import { deposit, outlet, paid, press, way } from './paying'

type Json<T> = { data: T }
type Named = { id: string; name: string }
type Detail = {
  payAmount: string
  orders: { id: string; orderNo: string }[]
  steps: { people: (Named & { for?: Named })[] }[]
  lines: { skuId: string; goodsName: string; quantity: number; price: string }[]
  log: { by: string; action: string }[]
}
type Budget = Record<'used' | 'reserved' | 'free', string>

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const minor = (amount: string) => Math.round(Number(amount) * 100)
const figures = ({ used, reserved, free }: Budget) => [used, reserved, free].map(minor)

/** Opens a cost centre with a budget for all costs. */
async function openBudget(finance: Buyer, code: string, amount: string) {
  const { data: costCentreId }: Json<string> = await finance.post('/userCenter/costCentre/add', {
    code,
    name: code,
  })
  // Other journeys move the shop's clock.
  const days = { period: 40, fromDay: '2026-01-01', untilDay: '2099-12-31' }
  const rules = { basis: 30, hard: 10, carryOver: 20 }
  const added = await finance.post('/userCenter/budget/add', { costCentreId, amount, ...days, ...rules })
  expect(added).toMatchObject({ code: 200 })
}

/** Chooses an account in a field that searches. */
async function chooseAccount(page: Page, field: string, name: string) {
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('combobox', { name: field, exact: true })
  await box.click()
  await box.fill(name)
  await dialog.getByRole('option', { name, exact: true }).click()
}

async function addRule(page: Page, name: string, above: string, approver: string) {
  await outlet(page).getByRole('button', { name: '新增规则' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('规则名称').fill(name)
  await dialog.getByLabel('金额超过').fill(above)
  await chooseAccount(page, '审批人', approver)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(outlet(page).getByRole('row').filter({ hasText: name })).toContainText(`须经${approver}审批`)
}

test('buyer, absent head, deputy and finance approve by rule, budget and mail, and return some goods', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow() // many steps of four people and the operator
  const company = takeCompany()
  const finance = await buyerBehind(page.request, company.account)
  const head = await addColleague(finance, 'head', '何主管')
  const deputy = await addColleague(finance, 'deputy', '戴代理')
  const { account } = await addColleague(finance, 'buyer', '白采购')
  const buyer = await buyerBehind(page.request, account, password)
  const centre = newName('CC')
  await openBudget(finance, centre, '90000')
  // Other journeys buy what is sold most, or the cheapest.
  const [ordered, struck] = (await skusOnSale(page.request, 'sales', 3)).filter(
    ({ stockQuantity, minQuantity, step, goodsPrice = '0' }) =>
      stockQuantity > 100 &&
      minQuantity <= 10 &&
      step <= 10 &&
      Number(goodsPrice) > 5 &&
      Number(goodsPrice) < 60,
  )
  if (!ordered || !struck) throw new Error('too few goods are in stock')
  const available = async () => [
    await availableOf(page.request, ordered),
    await availableOf(page.request, struck),
  ]
  const budget = async () => {
    const { data }: Json<{ budget: Budget }> = await finance.get(
      `/userCenter/budget/left?costCentre=${centre}`,
    )
    return figures(data.budget)
  }
  const before = { stock: await available(), deposit: minor(await deposit(finance)), budget: await budget() }
  const [, , allowed = 0] = before.budget
  const quantity = 20
  const as = async (who: Buyer, path: string) => {
    await who.enter(context, baseURL)
    await page.goto(path)
  }

  await test.step('finance sets the rules, the deputy and the mails', async () => {
    await as(finance, '/user/approval-rules')
    await addRule(page, '部门', '50', head.name)
    await addRule(page, '财务', '100', company.name)
    await outlet(page).getByRole('button', { name: '新增代理人' }).click()
    const dialog = page.getByRole('dialog')
    await chooseAccount(page, '不在岗的人', head.name)
    await chooseAccount(page, '代理人', deputy.name)
    await dialog.getByLabel('开始日期').fill('2026-01-01')
    await dialog.getByLabel('结束日期').fill('2099-12-31')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(outlet(page).getByText(`${deputy.name} 代 ${head.name}`)).toBeVisible()
    await outlet(page).getByText('限额内免登录审批').click()
    await outlet(page).getByLabel('免登录限额').fill('50000')
    await outlet(page).getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText('已保存').first()).toBeVisible()
  })

  const no = await test.step('the buyer orders and sees the approvers', async () => {
    await buyer.emptyCart()
    for (const sku of [ordered, struck]) {
      await as(buyer, `/goods/${sku.goodsId}`)
      const field = outlet(page).locator('table').getByRole('spinbutton').first()
      await field.fill(String(quantity))
      await field.press('Enter')
      await outlet(page).getByRole('button', { name: '加入购物车' }).click()
      await expect.poll(async () => (await buyer.lines()).some(({ skuId }) => skuId === sku.skuId)).toBe(true)
    }
    await page.goto('/cart')
    await outlet(page).getByRole('button', { name: '去结算' }).click()
    await outlet(page).getByRole('button', { name: '填写采购单号与成本中心' }).click()
    await outlet(page).getByLabel('成本中心', { exact: true }).fill(centre)
    await outlet(page).getByRole('button', { name: '应用到所有商品' }).click()
    await expect(outlet(page).locator('.checkout-line').first()).toContainText(centre)
    const plan = outlet(page).getByRole('region', { name: '审批流程' })
    await expect(plan).toContainText(`${deputy.name}（代 ${head.name}）`)
    await expect(plan).toContainText(company.name)
    await outlet(page).getByRole('button', { name: /^提交/ }).click()
    const placed = outlet(page).locator('.request-placed')
    await expect(placed).toContainText(/R\d{18}/)
    return /R\d{18}/.exec(await placed.innerText())?.[0] ?? ''
  })
  const detail = async () => {
    const { data }: Json<Detail> = await finance.get(`/userCenter/request/detail/${no}`)
    return data
  }
  const submitted = await detail()
  const asked = minor(submitted.payAmount)
  expect(await budget()).toEqual([0, asked, allowed - asked])
  expect(await available()).toEqual(before.stock.map((pieces) => pieces - quantity))

  const operator = await operatorIn(context)
  await test.step('the operator doubles the price of the requested product', async () => {
    const { data }: Json<{ skuList: { id: string; skuCode: string }[] }> = await finance.get(
      `/goodsInfo/detail/${ordered.goodsId}?brandTerminalId=1001`,
    )
    const code = data.skuList.find(({ id }) => id === ordered.skuId)?.skuCode ?? ''
    await operator.page.goto(`/demo/operator/product-list?words=${encodeURIComponent(code)}&lang=zh-CN`)
    await operator.page.getByRole('link', { name: code, exact: true }).click()
    await operator.page.getByLabel('零售价').fill(String(Number(ordered.goodsPrice) * 2))
    await operator.page.getByRole('button', { name: '保存' }).click()
    await expect(operator.page.getByText('已保存')).toBeVisible()
  })

  await test.step('the deputy strikes a line and approves', async () => {
    await page.bringToFront()
    await as(await buyerBehind(page.request, deputy.account, password), '/user/request')
    await outlet(page)
      .getByRole('link', { name: `审批 ${no}` })
      .click()
    await outlet(page).getByRole('button', { name: '批准', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const name = submitted.lines.find(({ skuId }) => skuId === struck.skuId)?.goodsName ?? ''
    const field = dialog.getByRole('row').filter({ hasText: name }).getByRole('spinbutton')
    await field.fill('0')
    await field.press('Enter')
    await dialog.getByRole('button', { name: '批准', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })
  const approved = await detail()
  const cost = minor(approved.payAmount)
  expect(approved.lines.map((line) => [line.skuId, line.quantity, line.price])).toEqual(
    submitted.lines
      .filter(({ skuId }) => skuId === ordered.skuId)
      .map((line) => [line.skuId, quantity, line.price]),
  )
  expect(await budget()).toEqual([0, cost, allowed - cost])

  await test.step('finance approves by the link of the mail, without a login', async () => {
    const link = await linkFor(page.request, `${company.account}@example.com`, /\/api\/approve\/[\w-]+/)
    await context.clearCookies({ name: 'PC_TOKEN' })
    await page.goto(link)
    await loadAxe(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page, `the page of the link, ${colorScheme}`, 'html')).toEqual([])
    }
    await page.getByRole('radio', { name: '批准' }).check()
    await page.getByRole('button', { name: '提交审批' }).click()
    await expect(page.getByRole('heading', { name: '审批已提交' })).toBeVisible()
  })
  const [order] = (await detail()).orders
  if (!order) throw new Error('nothing was ordered')
  expect(await budget()).toEqual([cost, 0, allowed - cost])
  expect(await available()).toEqual([(before.stock[0] ?? 0) - quantity, before.stock[1]])

  await test.step('finance pays from the deposit', async () => {
    await as(finance, `/user/order/${order.orderNo}`)
    await outlet(page).getByRole('main').getByText('去付款', { exact: true }).first().click()
    await way(page, '预存款').check()
    await outlet(page).getByLabel('支付密码', { exact: true }).fill('123456')
    await press(page, '立即支付')
    await expect(paid(page)).toBeVisible()
  })
  expect(minor(await deposit(finance))).toBe(before.deposit - cost)

  const claim = await test.step('the goods arrive, and the buyer returns five', async () => {
    await operator.act('orders', order.orderNo, '发货', { 快递公司: '安达速运' })
    await as(buyer, `/user/order/${order.orderNo}/refund`)
    const pieces = outlet(page).getByRole('spinbutton')
    await pieces.fill('5')
    await pieces.press('Enter')
    await outlet(page).getByLabel('申请原因').selectOption({ label: '质量问题' })
    await outlet(page).getByLabel('问题描述').fill('有异响')
    const choosing = page.waitForEvent('filechooser')
    await outlet(page)
      .getByRole('button', { name: /上传图片/ })
      .click()
    await (await choosing).setFiles({ name: '异响.png', mimeType: 'image/png', buffer: dot })
    await expect(outlet(page).getByRole('img', { name: '异响.png' })).toBeVisible()
    await outlet(page).getByRole('button', { name: '提交申请' }).click()
    await expect(page).toHaveURL(/\/user\/order\/refund\/\d+$/)
    const title = outlet(page).getByRole('heading', { level: 1, name: /^售后单 / })
    return /S\d{18}/.exec(await title.innerText())?.[0] ?? ''
  })

  await test.step('the operator takes them back and refunds', async () => {
    await operator.act('after-sales', claim, '通过', { '退货地址，留空用默认地址': '苏州退货仓' })
    await page.bringToFront()
    await page.reload()
    await outlet(page).getByRole('button', { name: '填写退货运单' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('快递公司').fill('安达速运')
    await dialog.getByLabel('运单号').fill('AD20261130')
    await dialog.getByRole('button', { name: '提交' }).click()
    await expect(outlet(page).getByText('AD20261130')).toBeVisible()
    await operator.act('after-sales', claim, '确认收到退货')
    await operator.act('after-sales', claim, '验收通过', { [eachLine]: '5' })
    await operator.act('after-sales', claim, '退款')
  })

  const { data: ended }: Json<{ amounts: { refunded: string } }> = await finance.get(
    `/userCenter/order/detail/${order.orderNo}`,
  )
  const refunded = minor(ended.amounts.refunded)
  const [line] = approved.lines
  expect(refunded).toBe(minor(line?.price ?? '') * 5)
  expect(await budget()).toEqual([cost - refunded, 0, allowed - cost + refunded])
  expect(minor(await deposit(finance))).toBe(before.deposit - cost + refunded)
  expect(await available()).toEqual([(before.stock[0] ?? 0) - quantity + 5, before.stock[1]])
  const { log } = await detail()
  expect(log.map(({ action }) => action).toSorted()).toEqual(
    ['submit', 'change', 'lines', 'approveStep', 'approve', 'confirm'].toSorted(),
  )
  expect(log.find(({ action }) => action === 'approveStep')?.by).toBe(deputy.name)
})
