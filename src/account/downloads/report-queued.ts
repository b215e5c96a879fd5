import { speaker } from '../../core/messages'
import type { Scope } from '../../core/scope'
import { downloadMessages } from './downloads.messages'

/** Says that a report is being generated, and where it will be. */
export function tellQueued(scope: Scope) {
  const say = speaker(downloadMessages, scope.$locale.get())
  scope.notices.notice('success', say('done'), say('beingMade'))
}
