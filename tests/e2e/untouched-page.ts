import { test as base, type Page } from '@playwright/test'

// For pages that hydrate only after an interaction.

/**
 * Waits until a first frame is drawn on the empty page. A headless browser puts the mouse into a corner of a new tab, and
 * elements below it would hydrate.
 */
export async function mouseGone(page: Page) {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Test with a page without any interaction. */
export const test = base.extend({
  page: async ({ page }, give) => {
    await mouseGone(page)
    await give(page)
  },
})
