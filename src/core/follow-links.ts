import { ask } from './events'
import { whereIs } from './routes'
import { scopeOf } from './scope'

/**
 * Turns plain clicks on our links into a wish that the host may cancel to go there itself; otherwise the
 * browser follows the link.
 */
export function followLinks(root: ShadowRoot) {
  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
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
    const url = new URL(anchor.href)
    const { route, params } = whereIs(url.pathname, url.search, scopeOf(root.host).href.$map.get())
    const { allowed } = ask('trade-navigate', { href: anchor.href, route, params }, anchor)
    if (!allowed) event.preventDefault()
  })
}
