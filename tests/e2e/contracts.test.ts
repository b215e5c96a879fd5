import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { eachPrice, operatorIn } from './operator'

let buyer: Buyer
test.beforeEach(async ({ page, request, baseURL }) => {
  buyer = await buyerBehind(request, 'demo')
  await buyer.enter(page.context(), baseURL)
})

test('a buyer requests a contract, signs only its current version, downloads it and gets its price', async ({
  page,
  request,
}) => {
  test.slow() // many steps on both sides
  // No other journey buys this rarely sold product.
  const sku = (await skusOnSale(request, 'sales')).at(-1)
  const { data }: { data: { skuList: { id: string; skuCode: string }[] } } = await buyer.get(
    `/goodsInfo/detail/${sku?.goodsId}?brandTerminalId=1001`,
  )
  const code = data.skuList.find(({ id }) => id === sku?.skuId)?.skuCode ?? ''

  await page.goto('/user/contract')
  await page.getByRole('button', { name: '申请合同价' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('合同名称').fill('旅程框架合同')
  await dialog.getByLabel('商品清单').fill('NO-SUCH-CODE-1 5')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByText(/未找到订货号/)).toBeVisible()
  await dialog.getByLabel('商品清单').fill(`${code} 500`)
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('旅程框架合同')
  const contractNo = /C\d{18}/.exec(await page.locator('.document-title').innerText())?.[0] ?? ''
  await expect(page.getByRole('button', { name: '签署合同' })).toHaveCount(0)

  const operator = await operatorIn(page.context())
  await operator.act('contracts', contractNo, '拟定合同', { [eachPrice]: '0.90' })
  await page.reload()
  await expect(page.locator('.contract-text')).toContainText('¥0.90')

  // The platform changes the contract while the buyer reads it. The buyer cannot sign the outdated text.
  await operator.act('written-contracts', contractNo, '变更内容', { [eachPrice]: '0.80' })
  await page.getByRole('button', { name: '签署合同' }).click()
  const sign = page.getByRole('dialog')
  await sign.getByLabel('签署人姓名').fill('周岚')
  await sign.getByLabel('我已阅读合同正文并代表企业签署').check()
  await sign.getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText(/合同内容已变更/).first()).toBeVisible()
  await expect(page.locator('.contract-text')).toContainText('¥0.80')

  await page.getByRole('button', { name: '签署合同' }).click()
  await page.getByRole('dialog').getByLabel('签署人姓名').fill('周岚')
  await page.getByRole('dialog').getByLabel('我已阅读合同正文并代表企业签署').check()
  await page.getByRole('dialog').getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText('生效中').first()).toBeVisible()
  await expect(page.getByText(/周岚 于 .* 签署/)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载合同' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${contractNo}.docx`)
  const document = unzipSync(await readFile(await download.path()))['word/document.xml']
  expect(strFromU8(document ?? new Uint8Array())).toContain('甲方签署人：周岚')

  // Checks the effect elsewhere: the company's new prices for these goods.
  const priced: { data: { salePrice: string }[] } = await buyer.post('/goodsInfo/price', {
    brandTerminalId: '1001',
    lines: [{ skuId: sku?.skuId, quantity: 1 }],
  })
  expect(priced.data[0]?.salePrice).toBe('0.80')
})
