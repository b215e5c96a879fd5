import { expect, test, type Page } from '@playwright/test'

// By keyboard alone: the first hit of a list is few presses away, wherever one begins.

const most = 12

/** Where the focus is, through shadow roots. */
const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return {
    words: active?.textContent?.trim() ?? '',
    isHit: Boolean(active?.closest('.goods-card a, .goods-table a')),
  }
}

/** Goes on by Tab and takes every way past something that is offered. @returns presses of Tab until the first hit */
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

test('the first hit of a list is at most 12 presses of Tab away', async ({ page }) => {
  await page.goto('/goods/list/110101')
  await expect(hits(page).first()).toBeVisible()
  expect(await tabsToFirstHit(page)).toBeLessThanOrEqual(most)
})
