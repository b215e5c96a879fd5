import { actions } from '../../core/host/actions'
import { pick, speaker } from '../../core/language/messages'
import { refusals } from '../../session/permission/refusal'
import type { Scope } from '../../core/host/scope'
import { cartMessages } from './cart.messages'
import { guestCartMessages } from './guest-cart.messages'

// Loaded on demand because these messages are rare.

const sayIn = ({ $locale }: Scope) => speaker(guestCartMessages, $locale.get())

/** Asks the user to log in, on a site without guest carts. */
export function tellLogIn(scope: Scope) {
  scope.toasts.brief('warning', pick(refusals.logIn.reason, scope.$locale.get()))
  actions.openLogin?.(scope)
}

/** Shows how many products were merged after login and how many were skipped. */
export function tellMerged(scope: Scope, kinds: number, skipped: number) {
  const left = skipped > 0 ? speaker(cartMessages, scope.$locale.get())('skipped', { n: skipped }) : ''
  if (kinds > 0) scope.toasts.full('success', sayIn(scope)('merged', { n: kinds }), left)
  else if (left) scope.toasts.brief('warning', left)
}

/** Warns that sent lines may or may not have arrived. */
export const tellForgotten = (scope: Scope) => scope.toasts.full('warning', sayIn(scope)('perhapsThere'))

/** Warns that the browser stores nothing beyond this page. */
export const tellNotKept = (scope: Scope) => scope.toasts.full('warning', sayIn(scope)('notKept'))
