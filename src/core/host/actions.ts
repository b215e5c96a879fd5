import { pinned } from './pinned'
import type { ToastWay } from './toasts'
import type { Scope } from './scope'

/** Actions that a host page may replace: `tradefront.actions.openLogin = () => myModal.show()`. */
export type Actions = {
  /** Replaces following a link to the cart, for example by the host's own drawer. */
  openCart: () => void
  /** Replaces navigation to an address of the shop, by a link or after an action. */
  navigate: (href: string, to: { route?: string; params?: Record<string, string> }) => void
  /** Replaces the kit's toasts. */
  notify: (toast: {
    tone: 'success' | 'warning' | 'error' | 'info'
    title: string
    text: string
    way?: ToastWay
  }) => void
  /** Lets the buyer log in and return to the current page. */
  openLogin: (scope: Scope) => void
  /** Opens the chat page or the instant messages of customer service. */
  contactService: (scope: Scope) => void
}

/** Actions set by the host page, before or after the kit is loaded, or by the rooms. */
export const actions = pinned('actions', (): Partial<Actions> => ({}))

/** Sets a room's default action, used unless the host has set its own. */
export function offer<Name extends keyof Actions>(name: Name, action: Actions[Name]) {
  actions[name] ??= action
}
