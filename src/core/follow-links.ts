import { ask } from './events'
import { whereIs } from './routes'
import { scopeOf } from './scope'

/** Whether nobody minds our going there; the wish starts at the element that was used. */
function allowed(href: string, from: Element): boolean {
  const root = from.getRootNode()
  const map = root instanceof ShadowRoot ? scopeOf(root.host).href.$map.get() : {}
  const url = new URL(href, location.href)
  const { route, params } = whereIs(url.pathname, url.search, map)
  return ask('trade-navigate', { href: url.href, route, params }, from).allowed
}

/**
 * Goes where a link would lead, for what is sent off rather than clicked: a search, a scanned code.
 * @param from the element that was used
 */
export function goTo(href: string, from: Element) {
  if (allowed(href, from)) location.assign(href)
}

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
    if (!allowed(anchor.href, anchor)) event.preventDefault()
  })
}
