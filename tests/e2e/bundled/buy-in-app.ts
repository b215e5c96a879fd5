import { expect, type Page } from '@playwright/test'
import { countIn } from '../shop'

/**
 * Opens an application with a price, an add-to-cart button, a cart badge and a list, and adds a product to the cart. Fails
 * on failed requests and console output.
 */
export async function buyInApp(page: Page, address: string) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })

  await page.goto(address)
  await expect(page.locator('trade-price').first()).toContainText('¥')
  await expect(page.locator('trade-goods-list .goods-card').nth(4)).toContainText('¥')
  await page.locator('main trade-add-to-cart').first().getByRole('button', { name: '加入购物车' }).click()
  await expect.poll(() => countIn(page.locator('trade-cart-badge a'))).toBeGreaterThan(0)
  const count = String(await countIn(page.locator('trade-cart-badge a')))
  await expect(page.locator('#count')).toHaveText(count)
  await expect(page.locator('#told')).toHaveText(count)
  expect(complaints).toEqual([])
}
