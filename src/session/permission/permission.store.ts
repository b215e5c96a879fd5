import { actions } from '../../core/host/actions'
import { pick } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { sessionOf } from '../sign-in/session.store'
import { actionPermissions, type Action } from './action-permissions'
import { refusals } from './refusal'
import { refusalIn } from './session-permission'

/**
 * Returns whether the current user may start an action, for controls that look the same to everyone. If not, shows the
 * reason and leads to the next step, for visitors the login.
 */
export function permits(scope: Scope, action: Action): boolean {
  const refusal = refusalIn(sessionOf(scope).$session.get(), actionPermissions[action])
  if (!refusal) return true
  const { reason, step } = refusals[refusal]
  const locale = scope.$locale.get()
  if (refusal === 'logIn') {
    scope.toasts.brief('warning', pick(reason, locale))
    actions.openLogin?.(scope)
  } else scope.toasts.full('warning', pick(reason, locale), pick(step, locale))
  return false
}
