import { pinned } from '../../src/core/host/pinned'
import { drawnAttribute } from '../../src/core/store/drawn-attribute'

/** Changes to server-rendered roots, with the observer that still records. */
export const recorded = pinned(
  'changes',
  () => new WeakMap<ShadowRoot, { batches: MutationRecord[][]; observer: MutationObserver }>(),
)

export const drawnTree = { childList: true, subtree: true, characterDataOldValue: true }

/**
 * Records changes to a server-rendered root until hydration. Until then only other scripts add, move or remove nodes there, such
 * as page translators and password managers. Also ends when the element discards the rendering, because React's own changes
 * follow.
 */
export function recordChanges(root: ShadowRoot) {
  const batches: MutationRecord[][] = []
  const observer = new MutationObserver((records) => {
    if (root.host.hasAttribute(drawnAttribute)) return void batches.push(records)
    observer.disconnect()
    recorded.delete(root)
  })
  observer.observe(root, drawnTree)
  recorded.set(root, { batches, observer })
}
