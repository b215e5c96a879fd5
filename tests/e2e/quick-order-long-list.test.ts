import { readFile } from 'node:fs/promises'

import { expect, test, type Locator } from '@playwright/test'
import { skusOnSale } from './buyer'
import { logIn } from './shop'

test('a list of 200 rows', async ({ page, request }, info) => {
  const known = (await skusOnSale(request, 'new')).filter(
    ({ skuCode, minQuantity, stockQuantity }) => skuCode.includes('-') && stockQuantity > minQuantity * 12,
  )
  const typos = known.slice(0, 8).map((sku) => ({ ...sku, skuCode: sku.skuCode.replaceAll('-', '') }))
  const good = known.slice(8)
  expect(good.length).toBeGreaterThan(20)
  const cell = (at: number) => good[at % good.length]
  const rows = Array.from({ length: 200 }, (_, at) => {
    if (at % 25 === 3) {
      const typo = typos[(at - 3) / 25]
      return [at + 1, typo?.skuCode, '写错的', typo?.minQuantity]
    }
    if (at % 25 === 10) return [at + 1, `NO-SUCH-${at}`, '没有的', '1,200']
    if (at === 199) return [at + 1, good[0]?.skuCode, '单位不对', '20捆']
    return [at + 1, cell(at)?.skuCode, '商品', cell(at)?.minQuantity]
  })
  await page.goto('/login?redirect=/quick-order')
  // An account of the demo: of new ones only so many are opened in an hour.
  await logIn(page, 'voyage')
  await expect(page).toHaveURL(/\/quick-order/)

  const part = page.locator('trade-outlet')
  const button = (name: RegExp | string) => part.getByRole('button', { name })
  const tab = (name: RegExp) => part.getByRole('tab', { name })
  let presses = 0
  const press = async (what: Locator) => {
    presses++
    await what.click()
  }
  await test.step('pasted, and checked under the rows of the buyer’s own list', async () => {
    await part
      .getByLabel('粘贴清单')
      .fill(`序号\t货号\t名称\t数量\n${rows.map((row) => row.join('\t')).join('\n')}`)
    presses++
    await press(button('核对 200 行'))
    await expect(tab(/全部/)).toContainText('200')
    await expect(tab(/待修正/)).toContainText('17')
    await expect(part.getByLabel('第 5 行货号')).toHaveValue(typos[0]?.skuCode ?? '')
  })
  await test.step('suggestions are taken at once, and the rest goes to suppliers', async () => {
    await press(button('全部采用 8 行'))
    await expect(part.getByText('已采用 8 行的建议')).toBeVisible()
    await expect(part.getByText(`您的货号 ${typos[0]?.skuCode}`)).toBeVisible()
    await press(button('其余 8 行询价'))
    await expect(tab(/已询价/)).toContainText('8')
    await expect(tab(/待修正/)).toContainText('1')
    await page.screenshot({ path: info.outputPath('list.png'), fullPage: true })
  })
  await test.step('what is wrong comes as a workbook, and back again', async () => {
    const saved = page.waitForEvent('download')
    await button('下载待修正的行').click()
    const file = await (await saved).path()
    await part.getByLabel('上传文件').setInputFiles({
      name: '待修正.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await readFile(file),
    })
    await button('核对 1 行').click()
    await expect(tab(/全部/)).toContainText('200')
  })
  await test.step('into the cart', async () => {
    await press(button('加入购物车'))
    await expect(part.getByText('已加入 191 行，1 行待修正')).toBeVisible()
    await press(part.getByRole('link', { name: '去购物车' }))
    await expect(page).toHaveURL(/\/cart$/)
    expect(presses).toBe(6)
  })
  await test.step('the inquiry has the rest, under its rows', async () => {
    await page.goto('/user/enquiry/goods')
    await expect(part.getByRole('textbox').filter({ visible: true }).first()).toBeVisible()
    await expect(part.locator('input[value^="NO-SUCH-10 没有的（第 12 行）"]')).toBeVisible()
  })
})
