const rowsOfLists = 'tr, li, [part~=row]'
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

const controlsIn = (node: Element) =>
  [...node.querySelectorAll<HTMLElement>(controls)].filter((one) => one.checkVisibility())

/** Returns a control of the next sibling that has one. @param at position among its controls */
function besides(first: Node | null, to: 'nextSibling' | 'previousSibling', at: number) {
  for (let node = first; node; node = node[to]) {
    const found = node instanceof Element && node.isConnected ? controlsIn(node) : []
    if (found.length > 0) return found[Math.min(at, found.length - 1)]
  }
  return undefined
}

/** Returns the nearest heading above a removed node, prepared for the focus. */
function headingFor(node: Node | null, frame: HTMLElement): HTMLElement {
  let heading: HTMLElement | null | undefined
  for (let above = node; above && !heading; above = above === frame ? null : above.parentNode)
    if (above instanceof Element) heading = above.querySelector<HTMLElement>('h1, h2, h3')
  const found = heading ?? frame
  found.tabIndex = -1
  return found
}

const remover = (records: readonly MutationRecord[], node: Node) =>
  records.find(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(node)))

/** Returns the element that takes the focus of a removed one: in its row, in the next or previous row, or the heading. */
function successor(lost: HTMLElement, records: readonly MutationRecord[], frame: HTMLElement): HTMLElement {
  let node: Node = lost
  for (let record = remover(records, node); record; record = remover(records, node)) {
    const { target, previousSibling, nextSibling, removedNodes } = record
    const removed = [...removedNodes].find((one) => one.contains(node))
    if (removed instanceof Element && removed.matches(rowsOfLists)) {
      const at = Math.max(0, [...removed.querySelectorAll(controls)].indexOf(lost))
      const next = besides(nextSibling, 'nextSibling', at) ?? besides(previousSibling, 'previousSibling', at)
      if (next) return next
    }
    node = target
    if (node.isConnected) break
  }
  const row = node instanceof Element ? node.closest(rowsOfLists) : null
  return (row && frame.contains(row) && controlsIn(row)[0]) || headingFor(node, frame)
}

const kept = new WeakSet<HTMLElement>()

/**
 * Keeps the keyboard focus in a frame: if an action removes the focused element, such as the row of a deleted entry, the next
 * sensible one takes its place. It waits for an open dialog to close.
 * @param focused element with the focus now
 */
export function restoreFocus(frame: HTMLElement, focused: EventTarget) {
  if (kept.has(frame)) return
  kept.add(frame)
  const root = frame.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  let last: HTMLElement | undefined
  let isLost = false

  /** Returns whether an element is in a dialog that is open over the frame. */
  function isInDialog(target: EventTarget | null) {
    const dialog = target instanceof Element && target.closest('dialog')
    return dialog && !dialog.contains(frame)
  }
  function remember(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || isInDialog(target)) return
    last = frame.contains(target) ? target : undefined
    isLost = false
  }
  // A press beside all controls gives the focus up; a removal and a disabled button do not.
  const leave = ({ target }: Event) => {
    if (isInDialog(target)) return
    queueMicrotask(() => {
      if (!isLost && !root.activeElement && last?.isConnected && !last.matches(':disabled')) last = undefined
    })
  }
  const focusIn = ({ target }: Event) => remember(target)
  root.addEventListener('focusin', focusIn)
  root.addEventListener('focusout', leave)
  const observer = new MutationObserver((records) => {
    if (!frame.isConnected) {
      observer.disconnect()
      root.removeEventListener('focusin', focusIn)
      root.removeEventListener('focusout', leave)
      return
    }
    if (last && !last.isConnected) {
      last = successor(last, records, frame)
      isLost = true
    }
    if (isLost && document.activeElement === document.body) last?.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
  remember(focused)
}
