import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { operatorIn } from './operator'
import { visit } from './visit'

let buyer: Buyer
test.beforeEach(async ({ page, request, baseURL }) => {
  buyer = await buyerBehind(request, 'demo')
  await buyer.enter(page.context(), baseURL)
})

type Row = { id: string; applyNo: string; status: number; amount: string; title: string }
type Rows = { data: { content: Row[]; totalElements: number; counts: Record<string, number> } }
const rows = async (body: object): Promise<Rows['data']> => {
  const { data }: Rows = await buyer.post('/userCenter/invoice/page', body)
  return data
}

test(
  'a buyer gets a paper invoice for two orders, pays postage and tax, and receives it',
  { tag: '@short' },
  async ({ page }) => {
    test.slow() // many steps on both sides
    await page.goto('/user/invoice/apply')
    const orders = page.getByRole('table', { name: '选择订单' })
    await expect(orders).toBeVisible()
    const numbers = await orders.locator('tbody tr .link').allInnerTexts()
    for (const no of numbers.slice(0, 2)) await page.getByLabel(`选择订单 ${no}`).check()
    await expect(page.getByText('已选 2 单')).toBeVisible()
    await page.getByLabel('发票抬头').selectOption({ label: '临港精密机械有限公司 · 企业普票' })
    await page.getByText('纸质发票', { exact: true }).click()
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page).toHaveURL(/\/user\/invoice(\?|\/payment|$)/)
    const { content } = await rows({ keyword: numbers[0] })
    const [application] = content
    const applyNo = application?.applyNo ?? ''
    expect(application?.status).toBe(20)

    // The platform demands the tax difference, and the buyer pays it from the deposit.
    const operator = await operatorIn(page.context())
    await operator.act('invoices', applyNo, '收取税差', { 税差金额: '8.50', 说明: '补开税差' })
    await visit(page, '/user/invoice/payment?state=10')
    const due = page.getByRole('row').filter({ hasText: applyNo })
    await expect(due.first()).toBeVisible()
    for (const box of await due.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: '合并支付' }).click()
    await expect(page).toHaveURL(/\/cart\/payment\?payOrderId=/)
    await page.getByRole('radio', { name: '预存款' }).check()
    await page.getByLabel('支付密码', { exact: true }).fill('123456')
    await page.getByRole('button', { name: '立即支付', exact: true }).click()
    await expect(page.getByText('支付成功')).toBeVisible()

    await operator.act('invoices', applyNo, '开具发票')
    await operator.act('invoices', applyNo, '寄出', { 快递公司: '顺递速运' })
    await visit(page, `/user/invoice?keyword=${applyNo}`)
    const row = page.getByRole('row').filter({ hasText: applyNo })
    await expect(row.getByText('已邮寄')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: '下载 PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^\d+\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe('%PDF-1.4')
    await row.getByRole('button', { name: '确认收票' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确认收票' }).click()
    await expect(row.getByText('已完成')).toBeVisible()
    expect((await rows({ keyword: applyNo })).content[0]?.status).toBe(40)

    // The order's own page shows the invoice with its log.
    await visit(page, `/user/order/${numbers[0]}/invoice`)
    await expect(page.getByRole('region', { name: `申请单 ${applyNo}` })).toContainText('确认收票')
  },
)

test('shows the reason of a rejected invoice and withdraws another', async ({ page }) => {
  await page.goto('/user/invoice?status=20')
  const { content } = await rows({ status: 20 })
  const [first, second] = content
  const operator = await operatorIn(page.context())
  await operator.act('invoices', first?.applyNo ?? '', '驳回', { 驳回原因: '抬头有误' })
  await page.reload()
  await page
    .getByRole('row')
    .filter({ hasText: second?.applyNo })
    .getByRole('button', { name: '撤回申请' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
  await expect(page.getByText('开票申请已撤回')).toBeVisible()
  await page.getByRole('tab', { name: '未申请' }).click()
  const refused = page.getByRole('row').filter({ hasText: first?.applyNo })
  await expect(refused).toContainText('驳回：抬头有误')
  await expect(page.getByRole('row').filter({ hasText: second?.applyNo })).toBeVisible()
  await expect(page.getByText(content[2]?.applyNo ?? 'none')).toHaveCount(0)
  await visit(page, '/user/order/invoice/log')
  await expect(page.getByRole('row').filter({ hasText: first?.applyNo }).first()).toContainText('驳回申请')
})

test('a buyer saves a title, which is reviewed and used, and addresses', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/user/invoice/information')
  await page.getByRole('button', { name: '新增抬头' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('企业专票').click()
  await dialog.getByLabel('抬头', { exact: true }).fill('临港精密机械有限公司宁波分部')
  await dialog.getByLabel('税号').fill('91330201MA2NBFBNB7')
  await dialog.getByLabel('开户银行').fill('工商银行宁波支行')
  await dialog.getByLabel('银行账号').fill('3901001209200012345')
  await dialog.getByLabel('注册地址').fill('宁波市鄞州区首南西路 88 号')
  await dialog.getByLabel('注册电话').fill('0574-88001001')
  await dialog.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row').filter({ hasText: '宁波分部' })
  await expect(row.getByText('待审核')).toBeVisible()
  const operator = await operatorIn(page.context())
  await operator.act('invoice-titles', '宁波分部', '开始审核')
  await operator.act('invoice-titles', '宁波分部', '通过')
  await page.reload()
  await expect(row.getByText('已通过')).toBeVisible()
  await visit(page, '/user/invoice/apply')
  await expect(page.getByLabel('发票抬头')).toContainText('宁波分部')

  await visit(page, '/user/invoice/address')
  await page.getByRole('button', { name: '新增地址' }).click()
  await dialog.getByLabel('收票人').fill('钱会计')
  await dialog.getByLabel('联系电话').fill('13800001234')
  await dialog.getByLabel('省份').selectOption({ label: '浙江省' })
  await dialog.getByLabel('城市').selectOption({ label: '宁波市' })
  await dialog.getByLabel('区县').selectOption({ label: '鄞州区' })
  await dialog.getByLabel('详细地址').fill('首南西路 88 号')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: '钱会计' })).toContainText('鄞州区')
  await visit(page, '/user/invoice/apply')
  await page.getByText('纸质发票', { exact: true }).click()
  await expect(page.getByLabel('收票地址')).toContainText('钱会计')

  // Another buyer sees none of it, and cannot request a special invoice.
  const retail = await buyerBehind(request, 'retail')
  await page.context().clearCookies()
  await retail.enter(page.context(), baseURL)
  await page.goto('/user/invoice/information')
  await expect(page.getByText('宁波分部')).toHaveCount(0)
  await page.getByRole('button', { name: '新增抬头' }).click()
  await expect(dialog.getByRole('radio', { name: '企业专票' })).toBeDisabled()
})
