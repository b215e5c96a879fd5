import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { sessionMessages } from './session.messages'

/** Says after a login that the browser keeps no cookies. Few ever read it: it is no part of the session's own code. */
export function tellNotKept({ $locale, toasts }: Scope) {
  const say = speaker(sessionMessages, $locale.get())
  toasts.full('warning', say('notKept'), say('notKeptText'))
}
