import { takeCompany } from './accounts'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { eachPrice, operatorIn } from './operator'
import { visit } from './visit'

let buyer: Buyer

test.beforeEach(async ({ page, request, baseURL }) => {
  buyer = await buyerBehind(request, takeCompany().account)
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.enter(page.context(), baseURL)
})

const numberOf = async (page: Page) =>
  /Q\d{18}/.exec(await page.locator('.offer-request-sent').innerText())?.[0] ?? ''

test(
  'a buyer requests a quotation, negotiates, accepts and orders',
  { tag: '@short' },
  async ({ page, request }) => {
    test.slow() // many steps on both sides
    const [first, second] = await skusOnSale(request, 'sales')
    for (const sku of [first, second])
      if (sku) await buyer.add({ skuId: sku.skuId, quantity: sku.minQuantity })

    // From the cart, with one row that the shop does not sell.
    await page.goto('/cart')
    await page.getByRole('button', { name: '询价', exact: true }).click()
    await expect(page).toHaveURL(/\/cart\/offer\?cart=chosen$/)
    await expect(page.locator('.offer-request-row')).toHaveCount(2)
    await page.getByRole('button', { name: '添加未收录商品' }).click()
    await page.getByLabel('第 3 行的商品名称').fill('=HYPERLINK("http://evil") 非标链轮')
    await page.getByLabel(/非标链轮 的单位/).fill('件')
    await page.getByLabel(/非标链轮 的数量/).fill('6')
    await page.getByLabel('联系电话').fill('13800001007')

    // Typed text survives a reload.
    await page.getByLabel('询价说明').fill('年度框架')
    await page.reload()
    await expect(page.getByLabel('询价说明')).toHaveValue('年度框架')
    await expect(page.locator('.offer-request-row')).toHaveCount(3)
    await page.getByRole('button', { name: '提交询价' }).click()
    await expect(page.getByRole('heading', { name: '询价单已提交' })).toBeVisible()
    const offerNo = await numberOf(page)
    expect(offerNo).not.toBe('')

    // The operator quotes the two products of the shop.
    const operator = await operatorIn(page.context())
    await operator.act('offers', offerNo, '报价', {
      [eachPrice]: '1.50, 2.50, -',
      运费: '10',
    })

    await page.getByRole('link', { name: '查看询价单', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`询价单 ${offerNo}`)
    await expect(page.getByText('已报价').first()).toBeVisible()
    await expect(page.getByRole('cell', { name: '未报价' })).toBeVisible()
    await page.getByRole('button', { name: '再次议价' }).click()
    await page.getByLabel('议价说明').fill('请再让一些')
    await page.getByRole('dialog').getByRole('button', { name: '再次议价' }).click()
    await expect(page.getByText('待报价').first()).toBeVisible()
    await operator.act('offers', offerNo, '报价', {
      [eachPrice]: '1.40, 2.40, -',
      运费: '0',
    })
    await page.reload()
    await expect(page.getByText('第 2 版')).toBeVisible()
    // The cart shows the latest line first.
    const total = 1.4 * (second?.minQuantity ?? 0) + 2.4 * (first?.minQuantity ?? 0)

    // The exported file can be opened and contains no formulas.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${offerNo}.xlsx`)
    const parts = unzipSync(await readFile(await download.path()))
    const text = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join('\n')
    expect(text).toContain(offerNo)
    expect(text).toContain('=HYPERLINK')
    expect(text).not.toMatch(/>=HYPERLINK|<f[ >]/)

    await page.getByRole('button', { name: '接受报价' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '接受报价' }).click()
    await expect(page.getByText('已接受').first()).toBeVisible()
    await page.getByRole('button', { name: '去下单' }).click()
    await expect(page).toHaveURL(/\/cart\/checkout\?draft=/)
    await page.getByRole('button', { name: '提交订单' }).click()

    // Checks the effects elsewhere: the order at the quoted prices, and the used quotation.
    const ordersOfOffer = async () => {
      const found: { data: { content: { orders: { orderNo: string }[] }[] } } = await buyer.post(
        '/userCenter/offer/page',
        { keyword: offerNo },
      )
      return found.data.content[0]?.orders.map(({ orderNo }) => orderNo) ?? []
    }
    await expect.poll(ordersOfOffer).not.toEqual([])
    const numbers = await ordersOfOffer()
    const placed = (await buyer.orders()).filter(({ orderNo }) => numbers.includes(orderNo))
    const cents = placed.reduce((sum, { payAmount }) => sum + Math.round(Number(payAmount) * 100), 0)
    expect((cents / 100).toFixed(2)).toBe(total.toFixed(2))
    await visit(page, '/user/offer?state=30')
    const row = page.getByRole('region', { name: `询价单 ${offerNo}` })
    await expect(row.getByRole('link', { name: /^订单 \d+/ })).toHaveCount(numbers.length)
    await expect(row.getByRole('button', { name: '去下单' })).toHaveCount(0)
  },
)

test('a buyer adds goods to the quotation and saves cart lines as favourites', async ({ page, request }) => {
  const [sku] = await skusOnSale(request, 'sales')
  await page.goto(`/goods/${sku?.goodsId}`)
  await page
    .locator('.goods-sku-table [role=spinbutton]')
    .first()
    .fill(String(sku?.minQuantity ?? 1))
  await page.locator('.goods-sku-table [role=spinbutton]').first().press('Enter')
  await page.getByRole('button', { name: '加入询价单' }).click()
  const button = page.locator('trade-menu').getByRole('link', { name: /询价单/ })
  await expect(button).toContainText('1')
  await button.click()
  await expect(page).toHaveURL(/\/cart\/offer$/)
  await expect(page.locator('.offer-request-row')).toHaveCount(1)

  if (sku) await buyer.add({ skuId: sku.skuId, quantity: sku.minQuantity })
  await visit(page, '/cart')
  await page.getByRole('button', { name: /^将 .* 移入收藏$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移入收藏' }).click()
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  const favourites: { data: string[] } = await buyer.get('/userCenter/collection/ids?kind=goods')
  expect(favourites.data).toContain(sku?.goodsId)
})
