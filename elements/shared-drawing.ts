import { drawnBefore, type Drawn } from '../src/core/drawing'
import { $overrides } from '../src/core/messages'
import type { Scope } from '../src/core/scope'
import { buyerMark, drawnAttribute, drawnIn, sharedOfPage, type DrawnView } from './drawn-view'
import { version } from './version'

const here = () => location.pathname + location.search

/** Whether the page is still the one that it was drawn for: then it is the same that would be drawn here. */
export const isForPage = ({ version: drawnBy, site, buyer, address }: DrawnView, scope: Scope): boolean =>
  drawnBy === version &&
  site === scope.site &&
  buyer === buyerMark(scope.token.$token.get()) &&
  (!address || address === here()) &&
  [...$overrides.get().values()].every((texts) => Object.keys(texts).length === 0)

const taken = new Set<{ again: () => void }>()

/** What was drawn is asked for again, once nothing waits any more: later ones would find another thing. */
export function askAgain() {
  if (document.querySelector(`[${drawnAttribute}]`)) return
  for (const { again } of taken) again()
  taken.clear()
}

/** What an element was drawn from begins with that. @returns how its parts open their stores */
export function beginWith(drawn: Drawn) {
  const drawing = drawnBefore(drawn)
  taken.add(drawing)
  return drawing
}

/**
 * What elements of a site share is opened once, by whoever comes first: the page and every view bring what they were drawn
 * from. An element's own is kept by its element alone, and no longer than until it lives.
 */
export function shareDrawn(scope: Scope, { name, drawn }: DrawnView) {
  scope.drawing ??= beginWith(sharedOfPage())
  scope.drawing.bring?.(Object.fromEntries(Object.entries(drawn).filter(([of]) => !of.startsWith(name))))
}

/** Where views of a site wait to be taken over, whatever else stands on the page begins with what they share. */
export function shareOfOthers(scope: Scope) {
  for (const { shadowRoot } of document.querySelectorAll(`[${drawnAttribute}]`)) {
    const view = shadowRoot && drawnIn(shadowRoot)?.view
    if (view && isForPage(view, scope)) shareDrawn(scope, view)
  }
}
