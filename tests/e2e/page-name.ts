import type { Page } from '@playwright/test'
import { pick } from '../../src/core/language/messages'
import { routes } from '../../src/shell/routes'
import type { Locale } from '../../src/core/language/locale'
import type { Route } from '../../src/core/address/routes'

/** Pages that are named after their content or that redirect. */
const otherwise =
  /^(home|userHome|login|register\w*|callback\w*|newShop\w*|linkHint|checkout|payment|paySuccess)$/
const demoSees = (needs: Route['needs']) =>
  needs === undefined || /^(token|member|main|certifiedMain)$/.test(needs)

/** Pages that are named after their route’s title and that a company's main account can open. */
const pagesCalledByRoute = Object.entries<Route>(routes).filter(
  ([name, { path, needs }]) => !path.includes('{') && demoSees(needs) && !otherwise.test(name),
)
const called = new Map(pagesCalledByRoute)

/** Returns the page's names, and the left and right edges of the cards that fill its column. */
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

/**
 * Finds places in which a page does not have its route’s title: heading, tab, breadcrumb or menu. It also finds
 * cards whose edges are not aligned with the others.
 */
export async function misnamed(page: Page, name: string, language: Locale): Promise<string[]> {
  const route = called.get(name)
  if (!route) return []
  const title = pick(route.title, language)
  const { heading, tab, trail, menu, edges } = await seen(page)
  const [[from = 0, to = 0] = []] = edges
  return [
    ...(heading.includes(title) ? [] : [`heading ${heading}`]),
    ...(tab.includes(title) ? [] : [`tab ${tab}`]),
    ...(trail && trail !== title ? [`trail ${trail}`] : []),
    ...(route.menu && menu && !menu.startsWith(title) ? [`menu ${menu}`] : []),
    ...edges
      .filter(([left = 0, right = 0]) => Math.abs(left - from) > 0.5 || Math.abs(right - to) > 0.5)
      .map(([left, right]) => `a card from ${left} to ${right}`),
  ]
}
