import { expect, test, type Page } from '@playwright/test'
import { layoutFor } from '../../src/site/layout/layouts'
import { routes } from '../../src/shell/routes'
import { routeAddress, whereIs, type Route } from '../../src/core/address/routes'
import { axeFaults, loadAxe } from './axe'
import { buyerBehind } from './buyer'
import { smallTargets } from './layout/small-targets'
import { operatorIn } from './operator'
import { misnamed } from './page-name'
import { linkedFrom, settled, walkTo } from './walk'

/** Colour rules. In the dark theme only these are checked, because the structure is the same. */
const colours = ['color-contrast', 'link-in-text-block']

const rows: [string, Route][] = Object.entries(routes)
const isFixed = ({ path }: Route) => !path.includes('{')

/** Returns the account for a route's page, chosen so that the page has content. */
const visitorOf = ({ needs }: Route) => (needs === undefined ? '' : needs === 'retail' ? 'retail' : 'demo')

for (const who of ['', 'demo', 'retail']) {
  const own = rows.filter(([, row]) => visitorOf(row) === who)
  test(`pages of ${who || 'everybody'} pass axe in light and dark, with large enough targets and one name each`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(30_000 + own.length * 6000)
    // Avoids colours in transition after a press.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (who) await (await buyerBehind(request, who)).enter(context, baseURL)
    await page.goto('/')
    await expect(page.locator('trade-outlet a[href]').first()).toBeVisible()
    await settled(page)
    await loadAxe(page)
    const found: string[] = []
    /** Targets that are too small, with the page on which each was seen first. The shell is on all pages. */
    const small = new Map<string, string>()
    const known = await linkedFrom(page)
    // Links of messages, which no page has.
    known.set('invitation', '/invitation/unknown')
    const theme = page.locator('trade-header').getByRole('button', { name: /^(浅色|深色)$/ })

    const layouts = new Set<string>()

    async function visit(name: string, path: string) {
      const layout = layoutFor(name)
      await walkTo(page, path)
      // The shell is the same for all pages of one layout, so it is checked once.
      const where = layouts.has(layout) ? 'trade-outlet' : 'html'
      layouts.add(layout)
      for (const [route, link] of await linkedFrom(page)) known.set(route, known.get(route) ?? link)
      found.push(...(await axeFaults(page, `${name}, light`, where)))
      await expect.poll(() => misnamed(page, name, 'zh-CN'), { message: `the names of ${name}` }).toEqual([])
      for (const fault of await page.evaluate(smallTargets)) if (!small.has(fault)) small.set(fault, name)
      await theme.click()
      found.push(...(await axeFaults(page, `${name}, dark`, where, colours)))
      await theme.click()
    }

    for (const [name, row] of own.filter(([, row]) => isFixed(row))) await visit(name, row.path)
    // The page of an item is reached from a link on an earlier page, or uses the ids of another item's page.
    for (const [name, row] of own.filter(([, row]) => !isFixed(row))) {
      const params = Object.assign({}, ...[...known.values()].map((path) => whereIs(path).params))
      const same = routeAddress(row.path, params)
      const path = known.get(name) ?? (whereIs(same).route === name ? same : undefined)
      expect(path, `no page leads to ${name}`).toBeDefined()
      if (path) await visit(name, path)
    }
    expect(found).toEqual([])
    expect([...small].map(([fault, name]) => `${name}: ${fault}`)).toEqual([])
  })
}

test('the operator’s pages pass axe in light and dark', async ({ page: entrance, context }) => {
  const found: string[] = []
  async function look(there: Page, name: string) {
    await loadAxe(there)
    for (const colorScheme of ['light', 'dark'] as const) {
      await there.emulateMedia({ colorScheme })
      found.push(
        ...(await axeFaults(there, `${name}, ${colorScheme}`, 'html', colorScheme === 'dark' ? colours : [])),
      )
    }
  }
  await entrance.goto('/demo/operator')
  await look(entrance, 'entrance')
  const { page, at } = await operatorIn(context)
  // All desks are built the same way, so one desk with form fields is checked.
  await at('orders')
  await look(page, 'orders')
  const pages = await page
    .locator('nav.console a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  expect(pages.length).toBeGreaterThan(4)
  for (const address of pages) {
    await page.goto(address)
    await look(page, new URL(address).pathname)
  }
  await page.goto('/demo/operator/articles?new=1')
  await look(page, 'an article')
  await page.goto('/demo/operator/pages?at=0')
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
  await look(page, 'a block')
  expect(found).toEqual([])
})
