import { expect, test, type Page } from '@playwright/test'

// With the keyboard alone, the first result of a list is few presses away from any starting point.

const most = 12

/** Returns the focused element, through shadow roots. */
const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return {
    words: active?.textContent?.trim() ?? '',
    isHit: Boolean(active?.closest('.goods-card a, .goods-table a')),
  }
}

/** Moves by Tab and follows every skip link. @returns number of Tab presses until the first result */
async function tabsToFirstHit(page: Page) {
  for (let tabs = 1; tabs <= 60; tabs += 1) {
    await page.keyboard.press('Tab')
    const { words, isHit } = await page.evaluate(focused)
    if (isHit) return tabs
    if (words.startsWith('跳到')) await page.keyboard.press('Enter')
  }
  return Infinity
}

const hits = (page: Page) => page.locator('trade-outlet').locator('.goods-card, .goods-table tbody tr')

test('reaches the first product of a list with at most 12 presses of Tab', async ({ page }) => {
  await page.goto('/goods/list/110101')
  await expect(hits(page).first()).toBeVisible()
  expect(await tabsToFirstHit(page)).toBeLessThanOrEqual(most)
})
