import type { Drawn } from '../src/core/drawing'
import { drawnAttribute } from '../src/core/drawn-attribute'
import type { Locale } from '../src/core/locale'
import { pinned } from '../src/core/pinned'

/** Class of the box in an element's root that holds what a server drew. */
export const drawnClass = 'trade-drawn'

export { drawnAttribute }

/** Attribute of that box with what it was drawn from, as JSON. In an attribute every sign can be escaped. */
export const viewAttribute = 'data-view'

/** Attribute of the element at the end of a page with what several of its elements were drawn from. */
export const sharedAttribute = 'data-trade-drawn'

/** Told in an element's root once React has taken over what was drawn, or has drawn it anew. */
export const takenOver = 'trade-taken-over'

/** What a server says beside the HTML of a view: what it was drawn from, and for whom. */
export type DrawnView = {
  /** Of the kit that drew it; another one draws otherwise. */
  version: string
  /** Of the element among those of the same page. */
  name: string
  locale: Locale
  site: string
  /** The last letters of the token, empty for a visitor. */
  buyer: string
  /** Path and query of the page, where it is one of the shop's own. */
  address: string
  /** Of a page that is read later than it was drawn. */
  kept?: true
  /** As text, by attribute name. */
  attributes: Record<string, string>
  drawn: Drawn
}

/** What was drawn of an element, for its root. */
export type DrawnElement = { html: string; css: string; view: DrawnView }

const views = pinned('views', () => new WeakMap<ShadowRoot, DrawnView>())

/** Of a view that did not come with the page. */
export const keepView = (root: ShadowRoot, view: DrawnView) => views.set(root, view)

export type FoundView = { box: Element; view: DrawnView }

function parse(text: string): DrawnView | undefined {
  try {
    return JSON.parse(text) as DrawnView
  } catch {
    return undefined
  }
}

/** What a server drew into a root. */
export function drawnIn(root: ShadowRoot): FoundView | undefined {
  const box = [...root.children].find(({ classList }) => classList.contains(drawnClass))
  const said = box?.getAttribute(viewAttribute)
  const view = box && (views.get(root) ?? (said ? parse(said) : undefined))
  return box && view && { box, view }
}

/** What elements of the page share, as the server wrote it into the page. */
export function sharedOfPage(): Drawn {
  const text = document.querySelector(`[${sharedAttribute}]`)?.getAttribute(sharedAttribute)
  try {
    return text ? (JSON.parse(text) as Drawn) : {}
  } catch {
    return {}
  }
}

/** What a page was drawn from tells of its buyer: once all of it lives, nothing of that stays in the page. */
export function dropShared() {
  if (!document.querySelector(`[${drawnAttribute}]`)) document.querySelector(`[${sharedAttribute}]`)?.remove()
}

/** Whether what was drawn is out of date: somebody said so, or it is old. */
export const outdated = pinned('outdated', () => ({ is: false }))

export const buyerMark = (token: string) => token.slice(-6)
