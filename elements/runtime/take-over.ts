import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { DrawnHost, Host } from '../../src/core/host/host'
import { outdated, viewAttribute, type FoundView } from './drawn-view'
import type { TreeProps } from './region-tree'
import { askAgain, beginWith, shareDrawn } from './shared-drawing'
import { restoreStyles } from './style-rules'
import { undoChanges } from './undo-changes'

export { isForPage, shareOfOthers } from './shared-drawing'

/** Milliseconds since page load for which a rendering counts as current. */
const fresh = 60_000

/** Milliseconds for which components whose code does not load delay the others. */
const patience = 10_000

/**
 * React replays events from before hydration with their current target. An event that has left its shadow root has
 * none, so its target is preserved.
 */
function keepTargets(root: ShadowRoot) {
  const keep = (event: Event) =>
    Object.defineProperty(event, 'target', { value: event.composedPath()[0], configurable: true })
  for (const type of ['focusin', 'mouseover', 'pointerover', 'dragenter', 'gotpointercapture'])
    root.addEventListener(type, keep, true)
}

/**
 * Hydrates server-rendered HTML: React reuses its nodes. After a mismatch it logs a warning and renders anew. React works
 * in slices of a few milliseconds, between which the page stays responsive.
 * @param tree of the region
 * @param props of the rendering
 * @param onHydrated called when React has the nodes; a change before that would make it render anew
 * @param done called after hydration, also of lazy components
 */
export function takeOver(
  { box, view }: FoundView,
  host: Host,
  tree: ComponentType<TreeProps>,
  props: object,
  onHydrated: () => void,
  done: () => void,
): Root {
  const changesUndone = undoChanges(host.root, box)
  function hydrated() {
    changesUndone()
    onHydrated()
  }
  restoreStyles(host.root)
  keepTargets(host.root)
  box.removeAttribute(viewAttribute)
  shareDrawn(host.scope, view)
  const drawing = beginWith(view.drawn)
  const drawn: DrawnHost = { drawing, locale: view.locale, name: view.name, address: view.address, hydrated }
  host.drawn = drawn
  const until = performance.now() + patience
  let clock: ReturnType<typeof setTimeout> | undefined
  // React hydrates in its own task; the outermost component reports the end. Lazy components hydrate later, and a change before
  // that would be a mismatch.
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
  let root!: Root
  // React slices only the work of a transition.
  startTransition(() => {
    root = hydrateRoot(box, createElement(tree, { ...props, __host: host }), {
      identifierPrefix: view.name,
      onRecoverableError(error) {
        console.error(`tradefront: <${host.element.localName}> was drawn otherwise by the server`, error)
      },
    })
  })
  return root
}
