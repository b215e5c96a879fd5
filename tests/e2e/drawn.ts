import { routes } from '../../src/shell/routes'
import type { Route } from '../../src/core/address/routes'
import { errors, expect, type Locator, type Page } from '@playwright/test'

/** Elements of the page that show what a server drew. */
const drawn = '[data-drawn]'

/** Whether the server draws the page of a route. */
export const isDrawn = (route: string) => new Map(Object.entries<Route>(routes)).get(route)?.drawn === true

/**
 * Waits until the page asks for nothing more. On a busy machine Playwright sometimes never says so, and the wait would
 * last as long as the test.
 */
export const networkIdle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })

/** Opens a page and waits until it asks for nothing more. */
export async function gotoQuiet(page: Page, address: string) {
  const answer = await page.goto(address)
  await networkIdle(page)
  return answer
}

/** Opens a page that the server draws. One that was too busy sends the page as it was written, and is asked again. */
export async function gotoDrawn(page: Page, address: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await gotoQuiet(page, address)
    if ((await answer?.text())?.includes('data-drawn-page')) return
  }
}

/** Remembers every node of what a server drew, and hears how often React takes over. */
export const markDrawn = (page: Page) =>
  page.evaluate((selector) => {
    const nodes = [...document.querySelectorAll(selector)].flatMap(({ shadowRoot: root }) => {
      root?.addEventListener('trade-taken-over', () =>
        document.documentElement.append(new Comment('taken over')),
      )
      // React's own marks around what comes later are comments: they go when it is there.
      const walk =
        root &&
        document.createTreeWalker(
          root.querySelector('.trade-root') ?? root,
          NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT,
        )
      const found: Node[] = []
      // An ornament whose lines come in a file of their own may be drawn again by it.
      const isOrnament = (node: Node) => node.parentElement?.closest('.state-drawing')
      while (walk?.nextNode()) if (!isOrnament(walk.currentNode)) found.push(walk.currentNode)
      return found
    })
    Object.assign(window, { drawnNodes: nodes })
    return { elements: document.querySelectorAll(selector).length, nodes: nodes.length }
  }, drawn)

/** Turns to the page as somebody with a mouse does, until React has taken over every element. */
export async function wake(page: Page) {
  // What listens to a pointer comes after the page.
  await networkIdle(page)
  await page.mouse.move(700, 15)
  await page.mouse.move(710, 16)
  await expect(page.locator(drawn)).toHaveCount(0)
  await page.mouse.move(2, 898)
}

/** Presses the theme switch of a page that nobody has touched, until React has taken over every element. */
export async function wakeByPress(page: Page) {
  const html = page.locator('html')
  const before = (await html.getAttribute('data-theme')) ?? 'light'
  await page
    .locator('trade-header')
    .getByRole('button', { name: /^(浅色|深色)$/ })
    .click()
  await expect(page.locator(drawn)).toHaveCount(0)
  await expect(html).toHaveAttribute('data-theme', before === 'light' ? 'dark' : 'light')
  await page.mouse.move(2, 898)
}

/** Of the nodes that were drawn, those that no longer stand, as a reader would look for them. */
export const nodesGone = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'drawnNodes') as Node[])
      .filter(({ isConnected }) => !isConnected)
      .map((node) => (node instanceof Element ? node.outerHTML : node.textContent)),
  )

/** A loader that waits for a view as long as a busy server may take to draw its first one. */
export const waitForViews = (page: Page) =>
  page.addInitScript(() => {
    const within = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => within(milliseconds * 10)
  })

/** Keeps files away that are asked for. @returns lets them come */
export async function holdFiles(page: Page, files: string) {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(files, (route) => held.then(() => route.continue()))
  return release
}

/** Watches what a field shows in each frame that is painted. @returns what it has shown since */
export async function watchField(field: Locator) {
  await field.evaluate((input: HTMLInputElement) => {
    const said = new Set<string>()
    Object.assign(window, { saidByField: said })
    const look = () => {
      said.add(input.value)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => field.evaluate(() => [...(Reflect.get(window, 'saidByField') as Set<string>)])
}
