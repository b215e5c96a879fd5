import type { Page } from '@playwright/test'

/** Opens the page of the home page's first slide, regardless of the current slide. */
export async function followFirstSlide(page: Page) {
  const main = page.locator('trade-outlet main')
  // Slides pause while the mouse is over them.
  await main.getByRole('button', { name: '转到第 1 张' }).click()
  await main.getByRole('link', { name: '进入会场' }).click()
}
