const prefix = 'trade-'

function isOurs(name: string): boolean {
  for (let at = 0; at < prefix.length; at += 1) if (name[at] !== prefix[at]) return false
  return true
}

/** Calls for each element of ours whose code is not here, also in shadow roots; by numbered steps, as all of this folder. */
export function forEachWaiting(act: (element: Element) => void, root: ParentNode = document) {
  const all = root.querySelectorAll('*')
  for (let at = 0; at < all.length; at += 1) {
    const element = all[at]
    if (!element) continue
    if (isOurs(element.localName) && !customElements.get(element.localName)) act(element)
    else if (element.shadowRoot) forEachWaiting(act, element.shadowRoot)
  }
}
