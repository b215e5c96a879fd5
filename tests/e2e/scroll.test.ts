import { expect, test } from '@playwright/test'

const list = '/goods/list/all?goodsKeyWord=轴承'

test('Back and reload bring the reader to where they were; a new page begins at its top', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const cards = page.locator('.goods-grid .goods-card')
  await page.goto(list)
  await expect(cards.nth(19)).toContainText('¥')
  await page.mouse.wheel(0, 700)
  await expect.poll(scrolled).toBe(700)

  await cards.nth(12).locator('a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(cards.nth(19)).toContainText('¥')
  await expect.poll(scrolled).toBe(700)

  await page.reload()
  await expect(cards.nth(19)).toContainText('¥')
  await expect.poll(scrolled).toBe(700)
})
