import { drawnBefore, type Drawn } from '../../src/core/store/drawing'
import { $overrides } from '../../src/core/language/messages'
import type { Scope } from '../../src/core/host/scope'
import { buyerMark, drawnAttribute, drawnIn, sharedOfPage, type DrawnView } from './drawn-view'
import { version } from '../version'

const here = () => location.pathname + location.search

/** Returns whether a rendering matches the page: version, site, buyer and address. */
export const isForPage = ({ version: drawnBy, site, buyer, address }: DrawnView, scope: Scope): boolean =>
  drawnBy === version &&
  site === scope.site &&
  buyer === buyerMark(scope.token.$token.get()) &&
  (!address || address === here()) &&
  [...$overrides.get().values()].every((texts) => Object.keys(texts).length === 0)

const taken = new Set<{ again: () => void }>()

/** Loads all rendered values again after hydration. */
export function askAgain() {
  if (document.querySelector(`[${drawnAttribute}]`)) return
  for (const { again } of taken) again()
  taken.clear()
}

/** Starts the stores of an element with its rendered values. @returns how its components open stores */
export function beginWith(drawn: Drawn) {
  const drawing = drawnBefore(drawn)
  taken.add(drawing)
  return drawing
}

/**
 * Starts shared stores of a site with rendered values, opened once by the first element. An element's own values are
 * dropped after its hydration.
 */
export function shareDrawn(scope: Scope, { name, drawn }: DrawnView) {
  scope.drawing ??= beginWith(sharedOfPage())
  scope.drawing.bring?.(Object.fromEntries(Object.entries(drawn).filter(([of]) => !of.startsWith(name))))
}

/** Lets elements that are not server-rendered start with the shared values of those that are. */
export function shareOfOthers(scope: Scope) {
  for (const { shadowRoot } of document.querySelectorAll(`[${drawnAttribute}]`)) {
    const view = shadowRoot && drawnIn(shadowRoot)?.view
    if (view && isForPage(view, scope)) shareDrawn(scope, view)
  }
}
