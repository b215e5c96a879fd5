import { pinned } from './pinned'
import type { Scope } from './scope'

/** What a host page may take over: `tradefront.actions.openLogin = () => myModal.show()`. */
export type Actions = {
  /** Lets the buyer log in and come back to where they are. */
  openLogin: (scope: Scope) => void
  /** Opens the chat page or the instant messages of customer service. */
  contactService: (scope: Scope) => void
}

/** Actions that were set: by the host page, before or after the kit was loaded, or by the rooms. */
export const actions = pinned('actions', (): Partial<Actions> => ({}))

/** A room's own way, used unless the host set another. */
export function offer<Name extends keyof Actions>(name: Name, action: Actions[Name]) {
  actions[name] ??= action
}
