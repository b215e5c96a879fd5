import { expect, type Browser, type Page } from '@playwright/test'
import type { Route } from '../../src/core/address/routes'
import { routes } from '../../src/shell/routes'
import { screensOf } from './answers/screens'
import { mouseGone, test } from './untouched-page'
import { buyerBehind, skusOnSale } from './buyer'
import { complaintsOf } from './docs'
import { shop } from './foreign'
import { gotoQuiet, networkIdle, wake } from './drawn'
import { loaderAsks, serverDraws } from './render-modes'
import { isWrite } from './is-write'

// Presses each control of each server-rendered page as the first interaction, and compares the effect with that of the
// same press on a hydrated page.

test.setTimeout(3_600_000)

const ways = { server: serverDraws, view: loaderAsks }
/** Effect of a press. */
type Effect = { path: string; sent: string[]; open: string[]; pressed: string; toast: string }

const isDrawn = (name: string) =>
  Object.entries<Route>(routes).some(([route, { drawn }]) => route === name && drawn)

/** Marks one control of each kind in the server-rendered content. @returns their kinds */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const control = 'button, [role=tab], summary, input, select'
    const kinds: string[] = []
    for (const { localName, shadowRoot } of document.querySelectorAll('[data-drawn]'))
      for (const node of shadowRoot?.querySelectorAll<HTMLInputElement>(control) ?? []) {
        const { top, width } = node.getBoundingClientRect()
        const around = node.closest('section, form')?.className ?? ''
        const kind = [localName, node.localName, node.type, node.className, around].join()
        if (node.disabled || width < 4 || top < 0 || !node.checkVisibility() || kinds.includes(kind)) continue
        node.dataset['testControl'] = String(kinds.length)
        kinds.push(kind)
      }
    return kinds
  })

async function effectOf(
  browser: Browser,
  way: keyof typeof ways,
  at: Screen,
  control: number,
  alive: boolean,
) {
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    storageState: ways[way],
  })
  if (at.token) await context.addCookies([{ name: 'PC_TOKEN', value: at.token, url: shop }])
  const page = await context.newPage()
  await mouseGone(page)
  const complaints = complaintsOf(page)
  const sent: string[] = []
  await page.route('**/api/**', (route) => {
    const asked = route.request()
    const { pathname } = new URL(asked.url())
    // Some reads use POST. Only writes are stopped here.
    if (!isWrite(asked) || /page|listData|price|Page|promise$/.test(pathname)) return route.continue()
    sent.push(`${asked.method()} ${pathname}`)
    return route.abort()
  })
  await gotoQuiet(page, at.address)
  await markControls(page)
  if (alive) await wake(page)
  const node = page.locator(`[data-test-control="${control}"]`).first()
  const what = await node.evaluate((element) => element.outerHTML.slice(0, 120))
  await node.scrollIntoViewIfNeeded()
  if (await node.evaluate((element) => element.matches('input:not([type=checkbox],[type=radio])'))) {
    await node.fill('12')
    await node.press('Enter')
  } else if (await node.evaluate((element) => element.matches('select'))) await node.press('ArrowDown')
  else await node.click({ force: true, noWaitAfter: true })
  await page.waitForTimeout(1500)
  await networkIdle(page)
  const shown = await page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? [])]
    const all = roots.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('dialog[open], :popover-open'),
    ])
    return all.map((each) => `${each.localName}.${each.className}`).sort()
  })
  const toast = await page.locator('.toast').allInnerTexts()
  const stateOf = (element: HTMLElement | SVGElement) =>
    [element.ariaExpanded, element.ariaPressed, element.ariaSelected, Reflect.get(element, 'checked')].join()
  const pressed = await node.evaluate(stateOf, undefined, { timeout: 2_000 }).catch(() => 'gone')
  const effect: Effect = {
    path: new URL(page.url()).pathname + new URL(page.url()).search,
    sent: [...new Set(sent)].sort(),
    open: shown,
    pressed,
    toast: toast.join(),
  }
  await context.close()
  return { what, effect, complaints: complaints.filter((line) => line.includes('drawn otherwise')) }
}

type Screen = { name: string; address: string; token: string }
const readers = ['visitor', 'member'] as const

async function screens(
  request: Parameters<typeof buyerBehind>[0],
  reader: (typeof readers)[number],
): Promise<Screen[]> {
  const buyer = await buyerBehind(request, 'demo')
  const [sku] = await skusOnSale(request, 'sales')
  if (sku) await buyer.add({ skuId: sku.skuId, quantity: sku.minQuantity })
  const { visitor, demo } = await screensOf(buyer)
  const goods = ['100018', '100020', '100002'].map((id) => ({ name: 'goods', address: `/goods/${id}` }))
  const open = [...visitor.filter(({ name }) => isDrawn(name)), ...goods]
  if (reader === 'visitor') return open.map((each) => ({ ...each, token: '' }))
  return [...open, ...demo.filter(({ name }) => isDrawn(name))].map((each) => ({
    ...each,
    token: buyer.token,
  }))
}

async function controlsOf(browser: Browser, way: keyof typeof ways, at: Screen) {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: 1440, height: 900 },
    storageState: ways[way],
  })
  if (at.token) await context.addCookies([{ name: 'PC_TOKEN', value: at.token, url: shop }])
  const page = await context.newPage()
  await mouseGone(page)
  await gotoQuiet(page, at.address)
  const kinds = await markControls(page)
  await context.close()
  return kinds
}

const cases = (['server', 'view'] as const).flatMap((way) => readers.map((reader) => ({ way, reader })))
for (const { way, reader } of cases)
  test(`each first click has the effect of a later one, ${way}, ${reader}`, async ({ browser, request }) => {
    const faults: string[] = []
    const tried = new Set<string>()
    for (const at of await screens(request, reader))
      for (const [control, kind] of (await controlsOf(browser, way, at)).entries()) {
        // Controls of one kind differ in their data, so those of products are tested for each product.
        const key = [at.name === 'goods' && at.address, kind].join()
        if (tried.has(key)) continue
        tried.add(key)
        const [first, later] = await Promise.all(
          [false, true].map((alive) => effectOf(browser, way, at, control, alive)),
        )
        if (!first || !later) continue
        if (JSON.stringify(first.effect) === JSON.stringify(later.effect) && first.complaints.length === 0)
          continue
        const effects = `first ${JSON.stringify(first.effect)}\n  later ${JSON.stringify(later.effect)}`
        faults.push(`${at.address} ${first.what}\n  ${effects} ${first.complaints.join()}`)
      }
    expect(tried.size).toBeGreaterThan(50)
    expect(faults).toEqual([])
  })
