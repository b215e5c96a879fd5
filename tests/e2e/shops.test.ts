import { expect, test, type Page } from '@playwright/test'
import { logIn } from './shop'

const rows = (page: Page) => page.locator('.shop-row')
const names = (page: Page) => page.locator('.shop-name').allInnerTexts()
const cards = (page: Page) => page.locator('trade-goods-card')

test('shops by type and name; the address shows the same again', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /店铺大全/ })
    .click()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('tab', { name: '运营商自营' }).click()
  await expect(page).toHaveURL(/type=40/)
  await expect(rows(page)).toHaveCount(2)
  expect(await names(page)).toEqual(['禾拓自营', '禾拓自营 润滑化学品'])
  await page.getByRole('searchbox', { name: '店铺名称' }).fill('润滑')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveText(/禾拓自营 润滑化学品/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('searchbox', { name: '店铺名称' })).toHaveValue('')
})

test('a shop shows its goods alone, by department, and leads back from each of them', async ({ page }) => {
  await page.goto('/shop')
  await rows(page).filter({ hasText: '岳峰轴承专卖店' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('岳峰轴承专卖店')
  await expect(page).toHaveTitle(/岳峰轴承专卖店/)
  const shop = page.url()
  await expect(cards(page).first()).toBeVisible()
  const shown = await cards(page).locator('.name').allInnerTexts()
  expect(shown.length).toBeGreaterThan(2)
  for (const name of shown) expect(name).toContain('岳峰')
  for (const at of [0, 1, 2]) {
    await page.goto(shop)
    await cards(page).nth(at).locator('.name').click()
    await expect(page.locator('.shop-line')).toContainText('岳峰轴承专卖店')
  }
  await page.getByRole('link', { name: '岳峰轴承专卖店', exact: true }).click()
  await expect(page).toHaveURL(shop)
  await page.getByRole('navigation', { name: '主营' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.locator('.chip')).toHaveCount(1)
})

test('goods of one shop can be searched, and its condition lifted', async ({ page }) => {
  await page.goto('/goods/list/all?shop=3006')
  await expect(page.locator('.chip')).toHaveText(/店铺：岳峰轴承专卖店/)
  await expect(cards(page).first()).toContainText('岳峰')
  const total = await page.locator('.sort-count').innerText()
  await page.getByRole('button', { name: /移除店铺/ }).click()
  await expect(page.locator('.chip')).toHaveCount(0)
  await expect(page.locator('.sort-count')).not.toHaveText(total)
})

test('a buyer keeps a shop, which the next page still knows', async ({ page, browser, baseURL }) => {
  await page.goto('/login?redirect=/shop/3017')
  await logIn(page, 'retail')
  const heart = page.getByRole('button', { name: '收藏 禾拓自营' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('已加入收藏')).toBeVisible()
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  await other.goto('/login?redirect=/shop/3017')
  await logIn(other, 'retail')
  await expect(other.getByRole('button', { name: '收藏 禾拓自营' })).toHaveAttribute('aria-pressed', 'true')
  await other.goto('/shop/3018')
  const unkept = other.getByRole('button', { name: /收藏 禾拓自营 润滑/ })
  await expect(unkept).toHaveAttribute('aria-pressed', 'false')
  await context.close()
  await page.reload()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the salesperson’s shop stands on its own site alone', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const own = `http://newshop.localhost:${port}`
  await page.goto(`${own}/`)
  await page.getByRole('link', { name: '业务员店铺', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('周明远')
  for (const shelf of ['常备工具', '劳保补货', '设备备件'])
    await expect(page.getByRole('heading', { name: shelf })).toBeVisible()
  await page.getByRole('link', { name: '按货架查看' }).click()
  await page.getByRole('tab', { name: /劳保补货/ }).click()
  await expect(page).toHaveURL(/tab=safety/)
  await expect(page.locator('.page-body').last()).toHaveAttribute('aria-busy', 'false')
  const first = await cards(page).first().locator('.name').innerText()
  await page.reload()
  await expect(cards(page).first().locator('.name')).toHaveText(first)
  for (const path of ['/newShop/one', '/newShop/tab']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
    await expect(page.getByText('周明远')).toHaveCount(0)
  }
})

test('gifts by way and points; who may have one is told why not yet', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /积分礼品/ })
    .click()
  const gifts = page.locator('.gift-card')
  await expect(gifts).toHaveCount(10)
  await page.getByRole('tab', { name: '随单赠送' }).click()
  await expect(gifts.first()).toContainText('赠送')
  await expect(page.locator('.gift-figure')).toHaveCount(0)
  await page.getByRole('tab', { name: '积分兑换' }).click()
  await page.getByRole('combobox', { name: '积分范围' }).selectOption('1-5000')
  await expect(page).toHaveURL(/points=1-5000/)
  await expect(page.locator('.page-body')).toHaveAttribute('aria-busy', 'false')
  for (const figure of await page.locator('.gift-figure').allInnerTexts())
    expect(Number(figure.replaceAll(',', ''))).toBeLessThanOrEqual(5000)
  const name = await gifts.first().locator('.gift-name').innerText()
  await gifts.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: '登录后兑换' }).click()
  await logIn(page, 'retail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('button', { name: '暂不能兑换' })).toBeDisabled()
  await page.getByRole('link', { name: '查看同款商品' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('what is not there says so', async ({ page }) => {
  for (const [path, words] of [
    ['/shop/nobody', '没有这家店铺'],
    ['/gift/nobody', '没有这件礼品'],
    ['/shop?type=99&page=77&keyword=%00', '全部店铺'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
  }
  await expect(rows(page)).toHaveCount(10)
})
