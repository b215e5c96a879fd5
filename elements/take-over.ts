import { createElement, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { DrawnHost, Host } from '../src/core/host'
import { outdated, viewAttribute, type FoundView } from './drawn-view'
import type { TreeProps } from './region-tree'
import { askAgain, beginWith, shareDrawn } from './shared-drawing'
import { restoreStyles } from './style-rules'

export { isForPage, shareOfOthers } from './shared-drawing'

/** How long a drawing is believed, in ms since the page began. */
const fresh = 60_000

/** How long parts whose code does not come hold up all others, in ms. */
const patience = 10_000

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
  shareDrawn(host.scope, view)
  const drawing = beginWith(view.drawn)
  const drawn: DrawnHost = { drawing, locale: view.locale, name: view.name, address: view.address }
  host.drawn = drawn
  const until = performance.now() + patience
  let clock: ReturnType<typeof setTimeout> | undefined
  // React hydrates in a task of its own; the part that stands around all others tells that it is done. A part whose code
  // comes later is hydrated later: a change before that would be a difference to what was drawn.
  drawn.takenOver = () => {
    if (drawn.partsUnderWay && performance.now() < until) {
      clearTimeout(clock)
      clock = setTimeout(() => drawn.takenOver?.(), until - performance.now())
      return
    }
    clearTimeout(clock)
    drawn.takenOver = undefined
    drawing.takenOver()
    done()
    if (outdated.is || performance.now() > fresh) askAgain()
  }
  return hydrateRoot(box, createElement(tree, { ...props, __host: host }), {
    identifierPrefix: view.name,
    onRecoverableError(error) {
      console.error(`tradefront: <${host.element.localName}> was drawn otherwise by the server`, error)
    },
  })
}
