import type { Page } from '@playwright/test'

/** To the page that the first slide of the home page leads to, however far the slides went on meanwhile. */
export async function followFirstSlide(page: Page) {
  const main = page.locator('trade-outlet main')
  // Slides stand still under the mouse, which stays there.
  await main.getByRole('button', { name: '转到第 1 张' }).click()
  await main.getByRole('link', { name: '进入会场' }).click()
}
