import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { filesMessages } from './files.messages'

/** Shows that a report is being generated, and where to find it. */
export function tellQueued(scope: Scope) {
  const say = speaker(filesMessages, scope.$locale.get())
  scope.toasts.full('success', say('done'), say('reportQueued'), {
    label: say('toDownloads'),
    href: scope.href('downloads'),
  })
}
