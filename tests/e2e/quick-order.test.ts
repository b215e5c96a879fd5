import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { workbook } from '../catalogue/quick-order/workbooks'
import { firstPassword, openAccount } from './accounts'
import { skusOnSale } from './buyer'
import { countIn, logIn } from './shop'

/** Returns codes of goods on sale with enough stock for a minimum order. */
async function codes(request: APIRequestContext, count: number) {
  return (await skusOnSale(request, 'new'))
    .filter(
      ({ skuCode, minQuantity, stockQuantity }) => skuCode.includes('-') && stockQuantity > minQuantity * 3,
    )
    .slice(0, count)
}
const part = (page: Page) => page.locator('trade-outlet')
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const tab = (page: Page, name: RegExp) => part(page).getByRole('tab', { name })

test(
  'a visitor pastes 30 rows, one without hyphens, logs in and uploads more',
  { tag: '@short' },
  async ({ page, request }) => {
    const skus = await codes(request, 32)
    const good = skus.slice(0, 25)
    const [typo, few, last] = skus.slice(25)
    if (!typo || !few || !last) throw new Error('the catalogue has too few goods')
    const rows = [
      ...good.map(({ skuCode, minQuantity }) => [skuCode, minQuantity]),
      [typo.skuCode.replaceAll('-', ''), typo.minQuantity],
      ['NO-SUCH-CODE-9', 5],
      [few.skuCode, 99_999],
      [few.skuCode, '若干'],
      ['', 3],
    ]
    const pieces = [...good, typo].reduce((sum, { minQuantity }) => sum + minQuantity, 0)

    await test.step('paste, see the columns, and check', async () => {
      await page.goto('/quick-order')
      await part(page)
        .getByLabel('粘贴清单')
        .fill(`货号\t数量\n${rows.map((row) => row.join('\t')).join('\n')}`)
      await expect(part(page).getByText('识别到 30 行')).toBeVisible()
      await part(page).getByRole('button', { name: '核对 30 行' }).click()
      await expect(tab(page, /全部/)).toContainText('30')
      await expect(tab(page, /待修正/)).toContainText('4')
      await expect(tab(page, /可加入/)).toContainText('26')
    })

    await test.step('add: valid rows wait for the login, invalid ones stay listed', async () => {
      await part(page).getByRole('button', { name: '加入购物车' }).click()
      await expect(page.getByText('已放入购物车', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/quick-order/)
      await page.locator('.toast-way').click()
      await expect(page).toHaveURL(/\/login\?redirect=%2Fquick-order/)
      const { loginAccount } = await openAccount(request)
      await logIn(page, loginAccount, firstPassword)
      await expect(page).toHaveURL(/\/quick-order/)
      await expect.poll(() => countIn(cartButton(page))).toBe(pieces)
      await expect(tab(page, /全部/)).toContainText('4')
      await expect(tab(page, /待修正/)).toContainText('4')
    })

    await test.step('upload a workbook', async () => {
      await part(page)
        .getByLabel('上传文件')
        .setInputFiles({
          name: '清单.xlsx',
          mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          buffer: Buffer.from(
            workbook([
              ['订货号', '名称', '采购数量'],
              [last.skuCode, '最后一种', last.minQuantity],
            ]),
          ),
        })
      await expect(part(page).getByText('清单.xlsx')).toBeVisible()
      await part(page).getByRole('button', { name: '核对 1 行' }).click()
      await expect(tab(page, /可加入/)).toContainText('1')
      await part(page).getByRole('button', { name: '加入购物车' }).click()
      await expect(part(page).getByText('已加入 1 行，4 行待修正')).toBeVisible()
    })

    await test.step('the cart contains all valid rows and no invalid one', async () => {
      await part(page).getByRole('link', { name: '去购物车' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(part(page).getByRole('heading', { level: 1 })).toContainText('27 种商品')
      await expect.poll(() => countIn(cartButton(page))).toBe(pieces + last.minQuantity)
    })

    await test.step('invalid rows are restored on a later visit', async () => {
      await page.goto('/quick-order?show=bad')
      await expect(tab(page, /待修正/)).toContainText('4')
      await expect(part(page).getByText('没有这个货号')).toBeVisible()
      await expect(part(page).getByText('数量须为整数')).toBeVisible()
      await expect(part(page).getByText('请输入货号')).toBeVisible()
    })
  },
)
