import { speaker } from '../../core/language/messages'
import type { Scope } from '../../core/host/scope'
import { tell } from '../../core/host/tell'
import { sheetsAgainMessages } from './sheets-again.messages'

/** Reports style sheets that failed to load, and offers a retry. */
export function offerSheets(scope: Scope, missing: readonly HTMLLinkElement[]) {
  const say = speaker(sheetsAgainMessages, scope.$locale.get())
  for (const { href } of missing) tell('trade-load-error', { tag: 'link', url: href })
  function again() {
    for (const link of missing) {
      const next = document.createElement('link')
      Object.assign(next, { rel: 'stylesheet', href: link.href })
      link.replaceWith(next)
    }
  }
  scope.toasts.full('error', say('notLoaded'), '', { label: say('retry'), act: again })
}
