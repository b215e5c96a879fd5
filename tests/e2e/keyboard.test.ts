import { expect, test, type Page } from '@playwright/test'
import { settled } from './walk'

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

for (const address of [
  '/goods/list/110101',
  '/goods/list/110101?view=table',
  '/goods/list/all?goodsKeyWord=6204',
])
  test(`${address}: ways past lead from the top of the page to the first hit`, async ({ page }) => {
    await page.goto(address)
    await expect(hits(page).first()).toBeVisible()
    expect(await tabsToFirstHit(page)).toBeLessThanOrEqual(most)
  })

test('a search by / leads to its first hit, also from the hits of another', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('trade-menu').getByRole('combobox')).toBeVisible()
  for (const words of ['6204', '6205']) {
    await page.keyboard.press('/')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`goodsKeyWord=${words}`))
    await expect(hits(page).first()).toContainText(words)
    await settled(page)
    expect(await tabsToFirstHit(page)).toBeLessThanOrEqual(most)
  }
})
