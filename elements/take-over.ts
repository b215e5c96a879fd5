import { createElement, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { drawnBefore, type Drawn } from '../src/core/drawing'
import type { Host } from '../src/core/host'
import { $overrides } from '../src/core/messages'
import {
  buyerMark,
  drawnAttribute,
  outdated,
  sharedAttribute,
  viewAttribute,
  type DrawnView,
  type FoundView,
} from './drawn-view'
import type { TreeProps } from './region-tree'
import { restoreStyles } from './style-rules'
import { version } from './version'

/** What elements of the page share, as the server wrote it into the page. */
function sharedOfPage(): Drawn {
  const text = document.querySelector(`[${sharedAttribute}]`)?.getAttribute(sharedAttribute)
  try {
    return text ? (JSON.parse(text) as Drawn) : {}
  } catch {
    return {}
  }
}

/** How long a drawing is believed, in ms since the page began. */
const fresh = 60_000

const taken = new Set<ReturnType<typeof drawnBefore>>()

/** Not before all have been taken over: what they share would be another thing for those that come later. */
function askAgain() {
  if (document.querySelector(`[${drawnAttribute}]`)) return
  for (const { again } of taken) again()
  taken.clear()
}

const here = () => location.pathname + location.search

/** Whether the page is still the one that it was drawn for: then it is the same that would be drawn here. */
export const isForPage = ({ version: drawnBy, site, buyer, address }: DrawnView, { scope }: Host): boolean =>
  drawnBy === version &&
  site === scope.site &&
  buyer === buyerMark(scope.token.$token.get()) &&
  (!address || address === here()) &&
  [...$overrides.get().values()].every((texts) => Object.keys(texts).length === 0)

/**
 * React gives some events again that came before a part was alive, to the target that the event tells then. After an
 * event has left a shadow root it tells none: such an event keeps its own.
 */
function keepTargets(root: ShadowRoot) {
  const keep = (event: Event) =>
    Object.defineProperty(event, 'target', { value: event.composedPath()[0], configurable: true })
  for (const type of ['focusin', 'mouseover', 'pointerover', 'dragenter', 'gotpointercapture'])
    root.addEventListener(type, keep, true)
}

/**
 * React takes over what a server drew: the same nodes stay. Where it finds a difference, it says so and draws anew.
 * @param tree of the region
 * @param props as they were drawn
 * @param done once the parts are alive
 */
export function takeOver(
  { box, view }: FoundView,
  host: Host,
  tree: ComponentType<TreeProps>,
  props: object,
  done: () => void,
): Root {
  restoreStyles(host.root)
  keepTargets(host.root)
  box.removeAttribute(viewAttribute)
  const drawing = drawnBefore(view.drawn)
  host.drawn = { drawing, locale: view.locale, name: view.name }
  // What elements share is opened once for a site: whoever comes first brings it, or the page does.
  const shared = host.scope.drawing ? undefined : drawnBefore({ ...sharedOfPage(), ...view.drawn })
  host.scope.drawing ??= shared
  // React hydrates in a task of its own; the part that stands around all others tells that it is done.
  host.takenOver = () => {
    host.takenOver = undefined
    drawing.takenOver()
    done()
    taken.add(drawing)
    if (shared) taken.add(shared)
    if (outdated.is || performance.now() > fresh) askAgain()
  }
  return hydrateRoot(box, createElement(tree, { ...props, __host: host }), {
    identifierPrefix: view.name,
    onRecoverableError(error) {
      console.error(`tradefront: <${host.element.localName}> was drawn otherwise by the server`, error)
    },
  })
}
