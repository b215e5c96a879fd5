import { actions, offer } from '../../core/host/actions'
import { goTo, isStorefront } from '../../core/address/go-to'
import { coreMessages } from '../../core/language/core.messages'
import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'

/** Returns whether the login has its own page: in the storefront, or mapped by the host. */
const hasLoginPage = (scope: Scope) => scope.href.mapped('login') || isStorefront()

const here = () => location.pathname + location.search + location.hash

/** Opens the login page with a redirect back, or the dialog if there is no login page. */
export function openLogin(scope: Scope) {
  if (hasLoginPage(scope)) return goTo(scope.href('login', {}, { redirect: here() }))
  void import('./login-dialog.lit').then(
    ({ showLogin }) => showLogin(scope),
    () => scope.toasts.brief('warning', speaker(coreMessages, scope.$locale.get())('timeout')),
  )
}

offer('openLogin', openLogin)

/** Opens the login page after the session ended, if there is one. */
export function sendToLogin(scope: Scope) {
  if (hasLoginPage(scope)) actions.openLogin?.(scope)
}
