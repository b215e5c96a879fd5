import { takeCompany } from './accounts'
import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { availableOf, buyerBehind, skusOnSale, type Buyer } from './buyer'
import { eachLine, operatorIn } from './operator'
import { visit } from './visit'

type Placed = { id: string; orderNo: string; state: number; payAmount: string }
type Sku = Awaited<ReturnType<typeof skusOnSale>>[number]

type Submitted = { orders: Placed[]; request?: { id: string; no: string; state: number } }

/** Submits one product through the API, as the checkout would. */
async function submit(buyer: Buyer, sku: Sku, quantity: number): Promise<Submitted> {
  await buyer.withAddress()
  await buyer.emptyCart()
  await buyer.add({ skuId: sku.skuId, quantity })
  const { data: draft }: { data: { draftId: string; stamp: string; amounts: { pay: string } } } =
    await buyer.post('/userCenter/order/checkout')
  const { draftId, stamp, amounts } = draft
  const { data }: { data: Submitted } = await buyer.post('/userCenter/order/submit', {
    draftId,
    stamp,
    payAmount: amounts.pay,
  })
  return data
}

async function order(buyer: Buyer, sku: Sku, quantity: number): Promise<Placed> {
  const {
    orders: [placed],
  } = await submit(buyer, sku, quantity)
  if (!placed) throw new Error('nothing was ordered')
  return placed
}

async function pay(buyer: Buyer, { id }: Placed) {
  const { data }: { data: { payOrderId: string } } = await buyer.post('/userCenter/tradePay/merge', {
    orderIdList: [id],
  })
  const paid = await buyer.post('/userCenter/tradePay/pay', {
    payOrderId: data.payOrderId,
    payCode: 96,
    payPassword: '123456',
  })
  expect(paid).toMatchObject({ code: 200, data: { state: 40 } })
}

/** Returns goods that are cheap enough for the demo's accounts and can be bought in a quantity of two. */
async function cheap(page: Page, at: number): Promise<Sku> {
  const found = (await skusOnSale(page.request, 'priceAsc')).filter(
    ({ stockQuantity, minQuantity }) => stockQuantity > 500 && minQuantity < 50,
  )
  const sku = found[at]
  if (!sku) throw new Error('nothing cheap is in stock')
  return sku
}

const block = (page: Page, { orderNo }: Placed): Locator =>
  page.getByRole('region', { name: `订单 ${orderNo}`, exact: true })
const stateOf = async (buyer: Buyer, { orderNo }: Placed) =>
  (await buyer.get(`/userCenter/order/detail/${orderNo}`)).data as {
    state: number
    lines: { quantity: number }[]
  }

test(
  'a buyer pays an order, the platform ships two parcels, and the buyer receives them',
  { tag: '@short' },
  async ({ page, context, baseURL }) => {
    const buyer = await buyerBehind(page.request, takeCompany().account)
    const sku = await cheap(page, 3)
    const before = await availableOf(page.request, sku)
    const quantity = sku.minQuantity + sku.step
    const placed = await order(buyer, sku, quantity)
    await buyer.enter(context, baseURL)
    await page.goto('/user/order?state=30')
    await expect(block(page, placed)).toContainText('待付款')
    await expect(block(page, placed).getByRole('button', { name: '去付款' })).toBeVisible()
    await pay(buyer, placed)

    await page.getByRole('tab', { name: /待发货/ }).click()
    await expect(page).toHaveURL(/state=40/)
    await block(page, placed).getByRole('button', { name: '催发货' }).click()
    await expect(page.getByText('已提醒平台尽快发货')).toBeVisible()

    const operator = await operatorIn(context)
    await operator.act('orders', placed.orderNo, '发货', {
      快递公司: '迅安物流',
      运单号: 'XA20261121',
      [eachLine]: '1',
    })
    await visit(page, `/user/order/${placed.orderNo}`)
    await expect(page.getByRole('main')).toContainText('部分发货')
    await expect(page.getByRole('main')).toContainText('XA20261121')
    await expect(page.getByRole('button', { name: '确认收货' })).toHaveCount(0)
    await operator.act('parcels', 'XA20261121', '到下一站')
    await page.reload()
    await expect(page.getByText('已离开发货地分拨中心')).toBeVisible()

    await operator.act('orders', placed.orderNo, '发货', {
      快递公司: '迅安物流',
      运单号: 'XA20261122',
    })
    await page.reload()
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
    await expect(page.getByText('已确认收货')).toBeVisible()
    await expect(page.getByRole('row', { name: /确认收货/ })).toContainText('买家')
    expect((await stateOf(buyer, placed)).state).toBe(70)
    expect(await availableOf(page.request, sku)).toBe(before - quantity)

    // Checks the reminders sent meanwhile: unread first, with their number at the top.
    await visit(page, '/user/notice')
    await expect(page.getByRole('listitem').filter({ hasText: placed.orderNo }).first()).toContainText(
      '订单已发货',
    )
    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
    const { data }: { data: { unread: number } } = await buyer.post('/userCenter/remind/pageRemind')
    expect(data.unread).toBe(0)
  },
)

test(
  'a main account changes and approves a purchase of a sub-account, which becomes an order',
  { tag: ['@requests', '@request'] },
  async ({ page, context, baseURL }) => {
    const sub = await buyerBehind(page.request, 'sub1')
    const main = await buyerBehind(page.request, 'demo')
    const sku = await cheap(page, 5)
    const { request } = await submit(sub, sku, sku.minQuantity + sku.step)
    if (!request) throw new Error('the purchase needed no approval')
    await main.enter(context, baseURL)
    await page.goto('/user/request?state=10')
    await page.getByRole('link', { name: `审批 ${request.no}` }).click()
    await expect(page.getByRole('main')).toContainText('陈一凡')
    await page.getByRole('button', { name: '批准', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const quantity = dialog.getByRole('spinbutton', { name: /数量/ })
    await quantity.fill(String(sku.minQuantity))
    await quantity.press('Tab')
    await dialog.getByRole('button', { name: '批准', exact: true }).click()
    await expect(page.getByText('已批准并生成订单')).toBeVisible()

    await context.clearCookies()
    await sub.enter(context, baseURL)
    await page.goto(`/user/request/${request.no}`)
    const placed = page.getByRole('main').getByRole('link', { name: /^\d{19}$/ })
    const orderNo = await placed.innerText()
    await placed.click()
    await expect(page.getByRole('main')).toContainText('待付款')
    expect(await stateOf(sub, { id: '', orderNo, state: 0, payAmount: '' })).toMatchObject({
      state: 30,
      lines: [{ quantity: sku.minQuantity }],
    })
  },
)

test('exports the list as a report, downloads and deletes it', async ({ page, context, baseURL }) => {
  const buyer = await buyerBehind(page.request, 'overdue')
  await buyer.enter(context, baseURL)
  await page.goto('/user/order?state=70')
  const { data }: { data: { content: { orderNo: string }[] } } = await buyer.post('/userCenter/order/page', {
    state: 70,
    pageSize: 100,
  })
  await page.getByRole('button', { name: '导出订单' }).click()
  await expect(page.getByText('报表生成中，请到“账户中心 - 下载管理”下载')).toBeVisible()
  await visit(page, '/user/downloads')
  await expect(page.getByRole('row').nth(1)).toContainText('已完成')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载', exact: true }).first().click()
  const [{ data: rows } = { data: [] }] = await readXlsxFile(await readFile(await (await download).path()))
  const numbers = new Set(rows.slice(1).map(([no]) => no))
  expect([...numbers].toSorted()).toEqual(data.content.map(({ orderNo }) => orderNo).toSorted())
  await page.getByRole('button', { name: '删除', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('没有下载任务')).toBeVisible()
})

test('a buyer adds an address with a region, makes it the default, changes and deletes it', async ({
  page,
  context,
  baseURL,
}) => {
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.enter(context, baseURL)
  await page.goto('/user/address')
  const addresses = async () =>
    (await buyer.get('/userCenter/address/list')).data as { detail: string; isDefault: number }[]
  await page.getByRole('button', { name: '新增地址' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('收货人').fill('卢晨')
  await dialog.getByLabel('联系电话').fill('13800007777')
  for (const [level, name] of [
    ['省份', '江苏省'],
    ['城市', '苏州市'],
    ['区县', '吴中区'],
  ] as const)
    await dialog.getByLabel(level).selectOption({ label: name })
  await dialog.getByLabel('详细地址').fill('东方大道 188 号')
  await dialog.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row').filter({ hasText: '卢晨' })
  await expect(row).toContainText('江苏省 苏州市 吴中区 东方大道')
  if (await row.getByRole('button', { name: '设为默认' }).isVisible())
    await row.getByRole('button', { name: '设为默认' }).click()
  await expect(row).toContainText('默认')
  await row.getByRole('button', { name: '编辑' }).click()
  await dialog.getByLabel('详细地址').fill('东方大道 200 号')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(row).toContainText('200 号')
  expect((await addresses())[0]).toMatchObject({ detail: '东方大道 200 号', isDefault: 10 })
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
  expect((await addresses()).map(({ detail }) => detail)).not.toContain('东方大道 200 号')
})
