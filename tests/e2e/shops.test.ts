import { expect, test, type Page } from '@playwright/test'

const cards = (page: Page) => page.locator('.goods-card')

test('the salesperson’s shop is shown on its own site only', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const own = `http://newshop.localhost:${port}`
  await page.goto(`${own}/`)
  await page.getByRole('link', { name: '业务员店铺', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('周明远')
  for (const singletons of ['常备工具', '劳保补货', '设备备件'])
    await expect(page.getByRole('heading', { name: singletons })).toBeVisible()
  await page.getByRole('link', { name: '按货架查看' }).click()
  await page.getByRole('tab', { name: /劳保补货/ }).click()
  await expect(page).toHaveURL(/tab=safety/)
  await expect(page.locator('.page-frame-body').last()).toHaveAttribute('aria-busy', 'false')
  const first = await cards(page).first().locator('.goods-card-name').innerText()
  await page.reload()
  await expect(cards(page).first().locator('.goods-card-name')).toHaveText(first)
  for (const path of ['/newShop/one', '/newShop/tab']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
    await expect(page.getByText('周明远')).toHaveCount(0)
  }
})
