import type { Drawn } from '../../src/core/store/drawing'
import { drawnAttribute } from '../../src/core/store/drawn-attribute'
import type { Locale } from '../../src/core/language/locale'
import { pinned } from '../../src/core/host/pinned'

/** Class of the box that holds server-rendered HTML in an element's root. */
export const drawnClass = 'trade-drawn'

export { drawnAttribute }

/** Attribute of that box with the values it was rendered from, as JSON. In an attribute every character can be escaped. */
export const viewAttribute = 'data-view'

/** Attribute of the element at the end of a page with values shared by several elements. */
export const sharedAttribute = 'data-trade-drawn'

/** Event in an element's root after React has hydrated or re-rendered it. */
export const takenOver = 'trade-taken-over'

/** Data of a rendering: the values it was made from, and the reader it is for. */
export type DrawnView = {
  /** Version of the kit that rendered it. Another version renders differently. */
  version: string
  /** Name of the element among those of the page. */
  name: string
  locale: Locale
  site: string
  /** Last characters of the token. Empty for a visitor. */
  buyer: string
  /** Path and query of a page of the shop. */
  address: string
  /** The page is served later than it was rendered. */
  kept?: true
  /** Attributes by name, as text. */
  attributes: Record<string, string>
  drawn: Drawn
}

/** Rendering of an element. */
export type DrawnElement = { html: string; css: string; view: DrawnView }

const views = pinned('views', () => new WeakMap<ShadowRoot, DrawnView>())

/** Stores the data of a view that was not part of the page. */
export const keepView = (root: ShadowRoot, view: DrawnView) => views.set(root, view)

export type FoundView = { box: Element; view: DrawnView }

function parse(text: string): DrawnView | undefined {
  try {
    return JSON.parse(text) as DrawnView
  } catch {
    return undefined
  }
}

/** Returns the rendering in a root. */
export function drawnIn(root: ShadowRoot): FoundView | undefined {
  const box = [...root.children].find(({ classList }) => classList.contains(drawnClass))
  const json = box?.getAttribute(viewAttribute)
  const view = box && (views.get(root) ?? (json ? parse(json) : undefined))
  return box && view && { box, view }
}

/** Returns the values shared by elements of the page. */
export function sharedOfPage(): Drawn {
  const text = document.querySelector(`[${sharedAttribute}]`)?.getAttribute(sharedAttribute)
  try {
    return text ? (JSON.parse(text) as Drawn) : {}
  } catch {
    return {}
  }
}

/** Removes the rendered values from the page after hydration, because they reveal data of the buyer. */
export function dropShared() {
  if (!document.querySelector(`[${drawnAttribute}]`)) document.querySelector(`[${sharedAttribute}]`)?.remove()
}

/** True if the renderings are out of date. */
export const outdated = pinned('outdated', () => ({ is: false }))

export const buyerMark = (token: string) => token.slice(-6)
