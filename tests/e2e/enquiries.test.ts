import { takeCompany } from './accounts'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { eachPrice, operatorIn } from './operator'
import { visit } from './visit'

/** Buyer who sends inquiries in no other journey. */
let buyer: Buyer

test.beforeEach(async ({ page, request, baseURL }) => {
  buyer = await buyerBehind(request, takeCompany().account)
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.enter(page.context(), baseURL)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const codeOf = async (goodsId: string, skuId: string, get: Buyer['get']) => {
  const { data }: { data: { skuList: { id: string; skuCode: string }[] } } = await get(
    `/goodsInfo/detail/${goodsId}?brandTerminalId=1001`,
  )
  return data.skuList.find(({ id }) => id === skuId)?.skuCode ?? ''
}
const supplier = '供应商，留空为全部供应商按建议价'

test('a buyer inquires with a table, two suppliers answer, and the buyer accepts and orders', async ({
  page,
  request,
}) => {
  test.slow() // many steps on both sides
  const [first] = await skusOnSale(request, 'sales')
  const code = await codeOf(first?.goodsId ?? '', first?.skuId ?? '', buyer.get)
  const quantity = first?.minQuantity ?? 1

  // Goods from a file and typed by hand. The browser reads the file.
  await page.goto('/user/enquiry/goods')
  await page.getByLabel('导入表格').setInputFiles({
    name: '询价.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`订货号,数量\n${code},${quantity}\n=HYPERLINK("http://evil"),6\n`),
  })
  await expect(page.locator('.offer-request-row')).toHaveCount(2)
  await page.getByLabel('询价标题').fill('产线检修备件')
  await page.getByLabel('报价截止日').fill(inDays(5))
  await page.getByLabel('联系电话').fill('13800001007')

  // Typed text survives a reload.
  await page.reload()
  await expect(page.getByLabel('询价标题')).toHaveValue('产线检修备件')
  await expect(page.locator('.offer-request-row')).toHaveCount(2)
  await page.getByRole('button', { name: '提交询价' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产线检修备件')
  const enquiryNo = /X\d{18}/.exec(await page.locator('.document-title').innerText())?.[0] ?? ''
  expect(enquiryNo).not.toBe('')

  // Both suppliers reply, and one changes its price after a message.
  const operator = await operatorIn(page.context())
  await operator.act('enquiries', enquiryNo, '录入报价', {
    [supplier]: '甲机电',
    [eachPrice]: '1.50, -',
    运费: '0',
  })
  await page.reload()
  await page.getByLabel('发送给').selectOption('甲机电')
  await page.getByLabel('留言、议价').fill('请再让一些')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('已发送')).toBeVisible()
  await operator.act('enquiries', enquiryNo, '录入报价', {
    [supplier]: '甲机电',
    [eachPrice]: '1.20, -',
    运费: '0',
  })
  await buyer.post('/userCenter/enquiry/page', { keyword: enquiryNo })
  await page.reload()
  await expect(page.getByRole('heading', { name: '历史报价' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '甲机电' })).toBeVisible()

  // The exported file can be opened and contains no formulas.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${enquiryNo}.xlsx`)
  const parts = unzipSync(await readFile(await download.path()))
  const text = Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => new TextDecoder().decode(bytes))
    .join('\n')
  expect(text).toContain(enquiryNo)
  expect(text).toContain('=HYPERLINK')
  expect(text).not.toMatch(/>=HYPERLINK|<f[ >]/)

  await page.getByRole('button', { name: '采纳报价 甲机电' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '采纳报价' }).click()
  await expect(page.getByText('已采纳').first()).toBeVisible()

  // Adds the goods to the cart at the price stored on the server.
  await page.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText(/^已加入购物车，/)).toBeVisible()
  await visit(page, '/cart')
  await expect(page.locator('trade-outlet').getByText('¥1.20').first()).toBeVisible()

  // Orders everything at once.
  await page.goBack()
  await page.getByRole('button', { name: '去下单' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\?draft=/)
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/bbb/userCenter/order/submit')),
    page.getByRole('button', { name: '提交订单' }).click(),
  ])

  // Checks the effect elsewhere: the order from the inquiry, at the accepted price.
  await visit(page, '/user/order/enquiry')
  const row = page.getByRole('region', { name: /^订单 / }).filter({ hasText: enquiryNo })
  await expect(row).toHaveCount(1)
  await expect(row.getByText((1.2 * quantity).toFixed(2)).first()).toBeVisible()
  const placed = (await buyer.orders()).filter(({ payAmount }) => payAmount === (1.2 * quantity).toFixed(2))
  expect(placed.length).toBeGreaterThan(0)
})
