import { mayGo } from './go-to'
import { isPlainClick } from './plain-click'

/** Converts plain clicks on the kit's links to a cancellable event, so that the host can navigate itself. */
export function followLinks(root: ShadowRoot) {
  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || !isPlainClick(event)) return
    const anchor = event
      .composedPath()
      .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
    if (
      !anchor ||
      anchor.target === '_blank' ||
      anchor.hasAttribute('download') ||
      anchor.getRootNode() !== root
    )
      return
    if (!mayGo(anchor.href, { from: anchor })) event.preventDefault()
  })
}
