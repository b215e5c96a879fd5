import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { sessionOf } from '../sign-in/session.store'
import { thirdPartyMessages } from './third-party.messages'

/**
 * Says why the third party's answer in the address logs nobody in: this tab did not begin that login, so that whoever sent
 * the link might log others in as themselves. A login that this tab began was taken out of the address before.
 */
export function tellStray(scope: Scope) {
  if (sessionOf(scope).$session.get().state === 'member') return
  const say = speaker(thirdPartyMessages, scope.$locale.get())
  scope.toasts.full('warning', say('over'), say('strayText'), {
    label: say('again'),
    href: scope.href('login'),
  })
}
