import { mayGo } from '../src/core/address/go-to'
import { scopeOf } from '../src/core/host/scope'
import '../src/site/paths'

/**
 * Follows a link of a server-rendered element, unless the page goes there in another way.
 * @param from where its event begins
 */
export async function followDrawn({ href }: HTMLAnchorElement, from: Element) {
  const root = from.getRootNode()
  if (root instanceof ShadowRoot) scopeOf(root.host)
  // The scope reads the page's route map after it was created.
  await new Promise((done) => setTimeout(done))
  if (mayGo(href, { from })) location.assign(href)
}
