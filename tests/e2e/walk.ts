import { expect, type Page } from '@playwright/test'
import { whereIs } from '../../src/core/address/routes'
import { goOn } from './visit'

/** What stands in the page, in the shadow roots of our elements, too. */
const deep = `(selector, root = document) => {
  const found = [...root.querySelectorAll(selector)]
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) found.push(...deep(selector, shadowRoot))
  return found
}`

/** Turns to a page that the server drew, so that React takes it over, or waits until it has drawn one itself. */
async function wakeUp(page: Page) {
  await expect(page.locator('trade-outlet').locator('main, [part=error]').first()).toBeVisible()
  await page.evaluate(() => {
    const asleep = document.querySelector('[data-drawn]')?.shadowRoot
    asleep?.dispatchEvent(new PointerEvent('pointerover'))
  })
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
}

/** Goes to an address of the storefront as a press on a link does, and waits until its page stands still. */
export async function walkTo(page: Page, path: string) {
  await wakeUp(page)
  const there = new URL(page.url()).pathname
  if (there === path) return settled(page)
  await goOn(page, path)
  await settled(page)
}

/** Until nothing of the page is busy any more. */
export async function settled(page: Page) {
  await expect.poll(() => page.evaluate(`{ const deep = ${deep}; deep('[aria-busy=true]').length }`)).toBe(0)
}

/** The paths that links of this page lead to, by the route that each means: one path a route. */
export async function linkedFrom(page: Page): Promise<Map<string, string>> {
  const paths: string[] = await page.evaluate(
    `{ const deep = ${deep}; deep('a[href]').filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname) }`,
  )
  return new Map(paths.map((path) => [whereIs(path).route, path]))
}
