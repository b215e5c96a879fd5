import { pinned } from '../../src/core/host/pinned'

/** Changes to server-rendered roots, with the observer that still records. */
export const recorded = pinned(
  'changes',
  () => new WeakMap<ShadowRoot, { batches: MutationRecord[][]; observer: MutationObserver }>(),
)

export const drawnTree = { childList: true, subtree: true, characterDataOldValue: true }

/**
 * Records changes to a server-rendered root until hydration. Until then only other scripts add, move or remove nodes there, such
 * as page translators and password managers.
 */
export function recordChanges(root: ShadowRoot) {
  const batches: MutationRecord[][] = []
  const observer = new MutationObserver((records) => void batches.push(records))
  observer.observe(root, drawnTree)
  recorded.set(root, { batches, observer })
}
