import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { sessionMessages } from './session.messages'

/** Warns after a login that the browser stores no cookies. Lazy, because it is rarely needed. */
export function tellNotKept({ $locale, toasts }: Scope) {
  const say = speaker(sessionMessages, $locale.get())
  toasts.full('warning', say('notKept'), say('notKeptText'))
}
