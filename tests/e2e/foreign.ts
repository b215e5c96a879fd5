import type { Page } from '@playwright/test'
import { port } from './port'

export const shop = `http://localhost:${port}`
export const foreign = `http://pages.localhost:${port + 1}`

export const script = (attributes = `data-api="${shop}/api" data-site="localhost"`, file = 'tradefront.js') =>
  `<script type="module" src="${shop}/kit/${file}" ${attributes}></script>`

/** Opens a third-party page with markup from the test, on the foreign origin by default. */
export async function openForeign(
  page: Page,
  body: string,
  { head = script(), headers = {}, origin = foreign } = {},
) {
  const address = `${origin}/written-in-the-test.html`
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>x</title>${head}</head><body>${body}</body></html>`,
    }),
  )
  await page.goto(address)
}

/** Simulates a back end without views. */
export const withoutViews = (page: Page) =>
  page.route(`${shop}/api/view/**`, (route) => route.fulfill({ status: 404, body: '' }))

/** Collects the kit's console output. */
export function linesOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('tradefront:')) lines.push(message.text())
  })
  return lines
}

/** Collects uncaught errors of the page. */
export function escapesOf(page: Page) {
  const escapes: string[] = []
  page.on('pageerror', (error) => escapes.push(error.message))
  return escapes
}
