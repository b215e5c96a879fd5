import { actions, offer } from '../../core/actions'
import { ask } from '../../core/events'
import type { Scope } from '../../core/scope'

/** Whether this page has routed pages of ours, which own its address. */
export const isStorefront = () => document.querySelector('trade-outlet, trade-storefront') !== null

/** Whether logging in means going to a page: the storefront's, or one that the host mapped. */
export const hasLoginPage = (scope: Scope) => scope.href.mapped('login') || isStorefront()

const here = () => location.pathname + location.search + location.hash

/** Goes to an address of the shop, unless the host goes there itself. */
export function go(href: string) {
  const url = new URL(href, location.href)
  const { allowed } = ask('trade-navigate', { href: url.href })
  if (!allowed) return
  if (!isStorefront() || url.origin !== location.origin) return location.assign(href)
  // The outlet's code is still on its way: it will find the new address, and what was said stays on the page.
  history.pushState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Lets the buyer log in and come back: on the login page, or over a page that knows none. */
export function openLogin(scope: Scope) {
  if (hasLoginPage(scope)) return go(scope.href('login', {}, { redirect: here() }))
  void import('./login-dialog.lit').then(({ showLogin }) => showLogin(scope))
}

offer('openLogin', openLogin)

/** After the end of a session: on to the login page, where there is one. */
export function sendToLogin(scope: Scope) {
  if (hasLoginPage(scope)) actions.openLogin?.(scope)
}
