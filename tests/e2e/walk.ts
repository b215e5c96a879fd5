import { expect, type Page } from '@playwright/test'
import { whereIs } from '../../src/core/address/routes'
import { goOn } from './visit'

/** Finds elements in the page and in the shadow roots of the kit's elements. */
const deep = `(selector, root = document) => {
  const found = [...root.querySelectorAll(selector)]
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) found.push(...deep(selector, shadowRoot))
  return found
}`

/** Hydrates a server-rendered page by an interaction, or waits until the page has rendered itself. */
async function wakeUp(page: Page) {
  await expect(page.locator('trade-outlet').locator('main, [part=error]').first()).toBeVisible()
  await page.evaluate(() => {
    const asleep = document.querySelector('[data-drawn]')?.shadowRoot
    asleep?.dispatchEvent(new PointerEvent('pointerover'))
  })
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
}

/** Navigates within the storefront as a link does, and waits until the page is idle. */
export async function walkTo(page: Page, path: string) {
  await wakeUp(page)
  const there = new URL(page.url()).pathname
  if (there === path) return settled(page)
  await goOn(page, path)
  await settled(page)
}

/** Waits until no part of the page is busy. */
export async function settled(page: Page) {
  await expect.poll(() => page.evaluate(`{ const deep = ${deep}; deep('[aria-busy=true]').length }`)).toBe(0)
}

/** Returns the paths of this page's links by route: one path a route. */
export async function linkedFrom(page: Page): Promise<Map<string, string>> {
  const paths: string[] = await page.evaluate(
    `{ const deep = ${deep}; deep('a[href]').filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname) }`,
  )
  return new Map(paths.map((path) => [whereIs(path).route, path]))
}
