import { mayGo } from '../src/core/address/go-to'
import '../src/site/paths'

/**
 * Follows a link of a server-rendered element, unless the page goes there in another way.
 * @param from where its event begins
 */
export function followDrawn({ href }: HTMLAnchorElement, from: Element) {
  if (mayGo(href, { from })) location.assign(href)
}
