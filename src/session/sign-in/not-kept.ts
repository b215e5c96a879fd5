import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { sessionMessages } from './session.messages'

/** Warns after a login that the browser stores no cookies. Lazy, because it is rarely needed. */
export function tellNotKept({ $locale, toasts }: Scope) {
  const say = speaker(sessionMessages, $locale.get())
  toasts.full('warning', say('notKept'), say('notKeptText'))
}
