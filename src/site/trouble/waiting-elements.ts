const prefix = 'trade-'

function isOurs(name: string): boolean {
  for (let at = 0; at < prefix.length; at += 1) if (name[at] !== prefix[at]) return false
  return true
}

/**
 * Calls `act` for each undefined element of the kit, including those in shadow roots. Uses index loops like this whole
 * folder.
 */
export function forEachWaiting(act: (element: Element) => void, root: ParentNode = document) {
  const all = root.querySelectorAll('*')
  for (let at = 0; at < all.length; at += 1) {
    const element = all[at]
    if (!element) continue
    if (isOurs(element.localName) && !customElements.get(element.localName)) act(element)
    else if (element.shadowRoot) forEachWaiting(act, element.shadowRoot)
  }
}
