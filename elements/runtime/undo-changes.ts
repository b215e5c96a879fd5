import { drawnTree, recorded } from './record-changes'
import { isWritten } from './write-text'

/** Maximum number of repairs during hydration, because an add-on may insert its node again after each one. */
const mostRepairs = 8

/** Returns the recorded changes, oldest first, and stops recording. */
function changesOf(root: ShadowRoot): MutationRecord[] {
  const { batches = [], observer } = recorded.get(root) ?? {}
  const all = [...batches, observer?.takeRecords() ?? []].flat()
  observer?.disconnect()
  recorded.delete(root)
  return all
}

/** Returns the children that each changed node had before the changes, and the former texts. */
function before(records: readonly MutationRecord[]) {
  const children = new Map<Node, Node[]>()
  const texts = new Map<Node, string>()
  for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of records.toReversed()) {
    if (type === 'characterData') {
      texts.set(target, oldValue ?? '')
      continue
    }
    const list = children.get(target) ?? [...target.childNodes]
    children.set(target, list)
    const next = addedNodes[0] ?? nextSibling
    const at = next ? list.indexOf(next) : list.length
    if (at >= 0) list.splice(at, addedNodes.length, ...removedNodes)
  }
  return { children, texts }
}

function restoreChildren(parent: Node, children: readonly Node[]) {
  const own = new Set(children)
  for (const child of Array.from(parent.childNodes)) if (!own.has(child)) child.remove()
  let at = parent.firstChild
  for (const child of children) {
    if (child === at) at = at.nextSibling
    else parent.insertBefore(child, at)
  }
}

/** Restores nodes and texts of a server-rendered root, and its focus. */
function undo(root: ShadowRoot, records: readonly MutationRecord[]) {
  const focused = root.activeElement
  const { children, texts } = before(records)
  for (const [parent, list] of children) if (parent !== root) restoreChildren(parent, list)
  for (const [node, text] of texts) if (!isWritten(node)) node.nodeValue = text
  if (focused instanceof HTMLElement && root.activeElement !== focused) focused.focus({ preventScroll: true })
}

/**
 * Restores a server-rendered root, because React discards a rendering with foreign or missing nodes. Changes during hydration
 * are undone as soon as they occur.
 * @returns a function that stops this, for when React itself may change the nodes
 */
export function undoChanges(root: ShadowRoot, box: Element): () => void {
  undo(root, changesOf(root))
  let repairs = 0
  const observer = new MutationObserver((records) => {
    undo(root, records)
    observer.takeRecords()
    if (++repairs === mostRepairs) observer.disconnect()
  })
  observer.observe(box, drawnTree)
  return () => observer.disconnect()
}
