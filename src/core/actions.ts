import { pinned } from './pinned'
import type { ToastWay } from './toasts'
import type { Scope } from './scope'

/** What a host page may take over: `tradefront.actions.openLogin = () => myModal.show()`. */
export type Actions = {
  /** Instead of following a link to the cart: a drawer of the host's, for example. */
  openCart: () => void
  /** Goes to one of our addresses, whether by a link or after an action; nothing is asked of the browser then. */
  navigate: (href: string, to: { route?: string; params?: Record<string, string> }) => void
  /** Says something to the buyer in the host's own way, instead of our toasts. */
  notify: (toast: {
    tone: 'success' | 'warning' | 'error' | 'info'
    title: string
    text: string
    way?: ToastWay
  }) => void
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
