import { actions } from '../../core/actions'
import { pick, speaker } from '../../core/messages'
import { refusals } from '../../session/permission/refusal'
import type { Scope } from '../../core/scope'
import { cartMessages } from './cart.messages'
import { guestCartMessages } from './guest-cart.messages'

// What becomes of a visitor's lines is told once in a long while: it is no part of what every page with a cart loads.

const sayIn = ({ $locale }: Scope) => speaker(guestCartMessages, $locale.get())

/** On a site where only members have a cart: asks for the login, and leads to it. */
export function tellLogIn(scope: Scope) {
  scope.toasts.brief('warning', pick(refusals.logIn.reason, scope.$locale.get()))
  actions.openLogin?.(scope)
}

/** After a login: how many kinds of goods joined the cart, and how many could not. */
export function tellMerged(scope: Scope, kinds: number, skipped: number) {
  const left = skipped > 0 ? speaker(cartMessages, scope.$locale.get())('skipped', { n: skipped }) : ''
  if (kinds > 0) scope.toasts.full('success', sayIn(scope)('merged', { n: kinds }), left)
  else if (left) scope.toasts.brief('warning', left)
}

/** Lines were sent, and nobody knows any more whether they arrived. */
export const tellForgotten = (scope: Scope) => scope.toasts.full('warning', sayIn(scope)('perhapsThere'))

/** The browser keeps nothing beyond this page. */
export const tellNotKept = (scope: Scope) => scope.toasts.full('warning', sayIn(scope)('notKept'))
