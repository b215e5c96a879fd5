import { test as base, type Page } from '@playwright/test'

// For pages that sleep until somebody turns to them.

/**
 * Without a window there is a mouse in the corner of a tab when it first shows something, and what lies under it wakes up:
 * nothing lies there yet.
 */
export async function mouseGone(page: Page) {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** A test whose page nobody has turned to. */
export const test = base.extend({
  page: async ({ page }, give) => {
    await mouseGone(page)
    await give(page)
  },
})
