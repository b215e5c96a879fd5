import { expect, test } from '@playwright/test'
import { escapesOf, linesOf, openForeign, script, shop } from './foreign'

const elements = `<p id="host">text of the page</p>
  <trade-price goods-id="100001"></trade-price>
  <trade-goods-card goods-id="100001"></trade-goods-card>
  <trade-cart-badge></trade-cart-badge>
  <trade-goods-list keyword="轴承"></trade-goods-list>`

const failed = { small: 'trade-price', region: 'trade-goods-list' }

test(
  'elements show API errors in place, retry on demand and do not affect the page',
  { tag: '@short' },
  async ({ page }) => {
    const escapes = escapesOf(page)
    let broken = true
    await page.route(`${shop}/api/**`, (route) => {
      if (!broken) return route.continue()
      return route.fulfill({
        status: 500,
        json: { code: 500, error: 'Internal Server Error', message: '系统繁忙' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      })
    })
    await openForeign(page, elements)
    await expect(page.locator(failed.small).getByRole('alert')).toBeVisible()
    await expect(page.locator(failed.region).getByRole('alert')).toBeVisible()
    await expect(page.locator('#host')).toHaveText('text of the page')
    expect(escapes).toEqual([])

    broken = false
    await page.locator(failed.small).getByRole('button').click()
    await expect(page.locator(failed.small)).toContainText('¥')
    await page
      .locator(failed.region)
      .getByRole('button', { name: /重新加载|重试/ })
      .click()
    await expect(page.locator(failed.region).locator('.goods-card').first()).toBeVisible()
  },
)

test('reports a wrong site key once and shows an error in every element', async ({ page }) => {
  const lines = linesOf(page)
  const escapes = escapesOf(page)
  await openForeign(page, elements, { head: script(`data-api="${shop}/api" data-site="nobody"`) })
  await expect(page.locator(failed.small).getByRole('alert')).toBeVisible()
  await expect(page.locator(failed.region).getByRole('alert')).toBeVisible()
  await expect.poll(() => lines.filter((line) => line.includes('"nobody"'))).toHaveLength(1)
  expect(escapes).toEqual([])
})

test('invalid attributes change nothing and log one line', async ({ page }) => {
  const lines = linesOf(page)
  await openForeign(
    page,
    '<trade-goods-card goods-id="100001" layout="sideways" colour="red"></trade-goods-card>',
  )
  await expect(page.locator('trade-goods-card')).toContainText('¥')
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  expect(lines).toEqual([
    expect.stringContaining('<trade-goods-card> layout="sideways" is not one of card, row'),
  ])
})
