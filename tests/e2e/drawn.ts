import { headStart } from '../../elements/runtime/view-or-code'
import { routes } from '../../src/shell/routes'
import type { Route } from '../../src/core/address/routes'
import { errors, expect, type Locator, type Page } from '@playwright/test'

/** Selector of elements with server-rendered content. */
const drawn = '[data-drawn]'

/** Returns whether the server renders the page of a route. */
export const isDrawn = (route: string) => new Map(Object.entries<Route>(routes)).get(route)?.drawn === true

/**
 * Waits until the page's network is idle. On a busy machine Playwright sometimes never reports that, so the wait has
 * its own timeout.
 */
export const networkIdle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })

/** Opens a page and waits until its network is idle. */
export async function gotoQuiet(page: Page, address: string) {
  const answer = await page.goto(address)
  await networkIdle(page)
  return answer
}

/** Opens a server-rendered page. A busy server sends the page without rendering, so the request is then repeated. */
export async function gotoDrawn(page: Page, address: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await gotoQuiet(page, address)
    if ((await answer?.text())?.includes('data-drawn-page')) return
  }
}

/** Remembers every server-rendered node, and counts hydrations. */
export const markDrawn = (page: Page) =>
  page.evaluate((selector) => {
    const nodes = [...document.querySelectorAll(selector)].flatMap(({ shadowRoot: root }) => {
      root?.addEventListener('trade-taken-over', () =>
        document.documentElement.append(new Comment('taken over')),
      )
      // React's markers of lazy parts are comments, which are removed once the part is there.
      const walk =
        root &&
        document.createTreeWalker(
          root.querySelector('.trade-root') ?? root,
          NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT,
        )
      const found: Node[] = []
      // An ornament whose lines load from a separate file may be rendered again.
      const isOrnament = (node: Node) => node.parentElement?.closest('.state-drawing')
      while (walk?.nextNode()) if (!isOrnament(walk.currentNode)) found.push(walk.currentNode)
      return found
    })
    Object.assign(window, { drawnNodes: nodes })
    return { elements: document.querySelectorAll(selector).length, nodes: nodes.length }
  }, drawn)

/** Moves the mouse over the page until every element has hydrated. */
export async function wake(page: Page) {
  // The pointer listener loads after the page.
  await networkIdle(page)
  await page.mouse.move(700, 15)
  await page.mouse.move(710, 16)
  await expect(page.locator(drawn)).toHaveCount(0)
  await page.mouse.move(2, 898)
}

/** Presses the theme switch on an untouched page and waits until every element has hydrated. */
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

/** Returns the server-rendered nodes that no longer exist, as a reader would notice them. */
export const nodesGone = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'drawnNodes') as Node[])
      .filter(({ isConnected }) => !isConnected)
      .map((node) => (node instanceof Element ? node.outerHTML : node.textContent)),
  )

/**
 * Makes the loader show each view, however busy the server is. In production, the code of an element starts a second
 * after the request of its view, and is used where it is faster.
 */
export const waitForViews = (page: Page) =>
  page.addInitScript((head) => {
    const within = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => within(milliseconds * 10)
    const start = window.setTimeout.bind(window)
    const later = (work: TimerHandler, milliseconds?: number, ...given: unknown[]) =>
      start(work, milliseconds === head ? head * 30 : milliseconds, ...given)
    Object.assign(window, { setTimeout: later })
  }, headStart)

/** Holds back requested files. @returns a function that releases them */
export async function holdFiles(page: Page, files: string) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(files, (route) => released.then(() => route.continue()))
  return release
}

/** Records a field's value in each painted frame. @returns a function that returns the recorded values */
export async function watchField(field: Locator) {
  await field.evaluate((input: HTMLInputElement) => {
    const texts = new Set<string>()
    Object.assign(window, { saidByField: texts })
    const look = () => {
      texts.add(input.value)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => field.evaluate(() => [...(Reflect.get(window, 'saidByField') as Set<string>)])
}
