import { actions, offer } from '../../core/actions'
import { goTo, isStorefront } from '../../core/go-to'
import { coreMessages } from '../../core/core.messages'
import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'

/** Whether logging in means going to a page: the storefront's, or one that the host mapped. */
const hasLoginPage = (scope: Scope) => scope.href.mapped('login') || isStorefront()

const here = () => location.pathname + location.search + location.hash

/** Lets the buyer log in and come back: on the login page, or over a page that knows none. */
export function openLogin(scope: Scope) {
  if (hasLoginPage(scope)) return goTo(scope.href('login', {}, { redirect: here() }))
  void import('./login-dialog.lit').then(
    ({ showLogin }) => showLogin(scope),
    () => scope.toasts.brief('warning', speaker(coreMessages, scope.$locale.get())('timeout')),
  )
}

offer('openLogin', openLogin)

/** After the end of a session: on to the login page, where there is one. */
export function sendToLogin(scope: Scope) {
  if (hasLoginPage(scope)) actions.openLogin?.(scope)
}
