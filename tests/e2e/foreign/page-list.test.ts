import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { frameworkPages } from '../framework-pages'
import { escapesOf, foreign } from '../foreign'

// Each folder is opened at its index, or at its first page.
const pagesIn = () =>
  readdirSync('dist/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\.html$|\/(start|index)\.html$/.test(file) && file !== 'index.html')
    .map((file) => file.replace(/\/index\.html$/, '/'))
test.beforeAll(frameworkPages)

const shown =
  'trade-goods-card, trade-goods-list, trade-price, trade-menu, trade-custom-page, parts-board, brand-board'

test('lists every foreign page with a sentence', async ({ page }) => {
  await page.goto(`${foreign}/`)
  const rows = page.getByRole('listitem')
  const links = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.sort()).toEqual(pagesIn().sort())
  for (const sentence of await rows.getByRole('paragraph').allInnerTexts())
    expect(sentence).toMatch(/^\S.*\.$/)
})

test('every page shows its elements without an exception', async ({ page }) => {
  const escapes = escapesOf(page)
  for (const path of pagesIn()) {
    await page.goto(`${foreign}/${path}`)
    await expect(page.locator(shown).first(), path).toContainText(/\S/)
    await page.evaluate(() => globalThis.tradefront?.ready())
    expect(escapes, path).toEqual([])
  }
})
