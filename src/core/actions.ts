import { pinned } from './pinned'
import type { NoticeTone } from './notices'
import type { Scope } from './scope'

/** What a host page may take over: `tradefront.actions.openLogin = () => myModal.show()`. */
export type Actions = {
  /** Lets the buyer log in and come back to where they are. */
  openLogin: (scope: Scope) => void
  openCart: (scope: Scope) => void
  /** Goes to an address of the shop that no page of ours handled. */
  navigate: (href: string) => void
  notify: (scope: Scope, tone: NoticeTone, title: string, text?: string) => void
  contactService: (scope: Scope) => void
}

/** Rooms put their own action in place when they are loaded; a host's action, set before or after, wins. */
export const actions = pinned('actions', (): Partial<Actions> => ({
  navigate: (href) => location.assign(href),
  notify: (scope, tone, title, text) =>
    text ? scope.notices.notice(tone, title, text) : scope.notices.toast(tone, title),
}))

/** The room's own way, used unless the host set another. */
export function offer<Name extends keyof Actions>(name: Name, action: Actions[Name]) {
  actions[name] ??= action
}
