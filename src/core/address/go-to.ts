import { actions } from '../host/actions'
import { writeAddress } from './history-entry'
import { ask } from '../host/tell'
import { whereIs } from './routes'
import { safeUrl } from './safe-url'
import { scopeOf } from '../host/scope'
import { inShop, storefront } from './shop-place'

type Going = {
  /** Element that starts the navigation; its event dispatches there. Default: the document. */
  from?: Element
  /** Replaces the current history entry, so that Back skips the current page. */
  replace?: boolean
}

/** Returns whether this page has routed pages of the kit, which control its address. */
export const isStorefront = () => storefront() !== undefined

/** Returns whether the navigation may go on: no listener cancelled it, and no handler performs it instead. */
export function mayGo(href: string, { from, replace }: Going = {}): boolean {
  const root = from?.getRootNode()
  const scope =
    typeof ShadowRoot !== 'undefined' && root instanceof ShadowRoot ? scopeOf(root.host) : undefined
  const url = new URL(href, location.href)
  const { pathname, search } = inShop(url) ?? url
  const { route, params } = whereIs(pathname, search, scope?.href.$map.get())
  const to = { route, params }
  if (!ask('trade-navigate', { href: url.href, ...to, ...(replace && { replace }) }, from).allowed)
    return false
  if (route === 'cart' && actions.openCart) actions.openCart()
  else if (actions.navigate) actions.navigate(url.href, to)
  else return true
  return false
}

/** Navigates without a link, for example after a search or a login. */
export function goTo(href: string, going: Going = {}) {
  const address = safeUrl(href, 'page')
  if (!address || !mayGo(address, going)) return
  const url = new URL(address)
  if (!isStorefront() || !inShop(url)) {
    return going.replace ? location.replace(url) : location.assign(url)
  }
  // Changes the address without a page load, because the outlet reads it once its code loads and messages stay visible.
  writeAddress(url, going.replace)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * Leaves the page for an address from the server, such as a payment provider's.
 * @returns false if the address is not allowed
 */
export function leaveFor(given: string): boolean {
  const address = safeUrl(given, 'page')
  if (address) location.assign(address)
  return address !== ''
}
