import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { sessionOf } from '../sign-in/session.store'
import { thirdPartyMessages } from './third-party.messages'

/**
 * Explains why a third party's answer in the address does not log in: this tab did not begin the login, and a link could log someone in as
 * its sender.
 */
export function tellStray(scope: Scope) {
  if (sessionOf(scope).$session.get().state === 'member') return
  const say = speaker(thirdPartyMessages, scope.$locale.get())
  scope.toasts.full('warning', say('over'), say('strayText'), {
    label: say('again'),
    href: scope.href('login'),
  })
}
