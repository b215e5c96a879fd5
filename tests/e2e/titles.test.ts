import { expect, test, type Page } from '@playwright/test'
import type { Route } from '../../src/core/routes'
import { routes } from '../../src/shell/routes'
import { buyerBehind } from './buyer'
import { walkTo } from './walk'

const demoSees = (needs: Route['needs']) =>
  needs === undefined || /^(token|member|main|certifiedMain)$/.test(needs)

/** Pages that are called by what they show, or lead away at once. */
const otherwise =
  /^(home|userHome|login|register\w*|callback\w*|newShop\w*|linkHint|checkout|payment|paySuccess)$/

const pages = Object.entries<Route>(routes).filter(
  ([name, { path, needs }]) => !path.includes('{') && demoSees(needs) && !otherwise.test(name),
)

/** What the page is called where, and the left and right edges of the cards that fill its column. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? within(node.shadowRoot) : []),
      ])
    const all = within(document)
    const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? ''
    const column = all.find((node) => node.matches('.user-center-main, .page-frame'))?.getBoundingClientRect()
    const edges = all
      .filter((node) => node.matches('.card') && !node.parentElement?.closest('.card, dialog'))
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => column && width > column.width * 0.9)
      .map(({ left, right }) => [left, right])
    return {
      heading: text(all.find((node) => node.matches('h1'))),
      tab: document.title,
      trail: text(all.find((node) => node.matches('.breadcrumb li:last-child'))),
      menu: text(all.find((node) => node.matches('.user-center-menu-item[aria-current=page]'))),
      edges,
    }
  })

async function faultsOf(page: Page, { menu: group }: Route, title: string): Promise<string[]> {
  const { heading, tab, trail, menu, edges } = await seen(page)
  const [[from = 0, to = 0] = []] = edges
  return [
    ...(heading.includes(title) ? [] : [`heading ${heading}`]),
    ...(tab.includes(title) ? [] : [`tab ${tab}`]),
    ...(trail && trail !== title ? [`trail ${trail}`] : []),
    ...(group && menu && !menu.startsWith(title) ? [`menu ${menu}`] : []),
    ...edges
      .filter(([left = 0, right = 0]) => Math.abs(left - from) > 0.5 || Math.abs(right - to) > 0.5)
      .map(([left, right]) => `a card from ${left} to ${right}`),
  ]
}

for (const [language, at] of [
  ['zh-CN', 0],
  ['en', 1],
] as const) {
  test(`a page has one name: in its heading, its tab, its trail and the menu, ${language}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(60_000 + pages.length * 2000)
    const buyer = await buyerBehind(request, 'demo')
    await buyer.enter(context, baseURL)
    await page.goto('/')
    if (at === 1) await page.locator('trade-header').getByText('English', { exact: true }).click()
    for (const [name, row] of pages) {
      await walkTo(page, row.path)
      await expect.poll(() => faultsOf(page, row, row.title[at]), { message: name }).toEqual([])
    }
    // The account keeps it for its other browsers, those of other journeys among them.
    await buyer.put('/userCenter/settings/appearance', { language: 'zh-CN' })
  })
}
