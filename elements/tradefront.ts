import type { on } from '../src/core/events'

/** The kit's only global, for scripts of the page. */
export type Tradefront = {
  version: string
  /** Resolves when all elements that are on the page now are defined. */
  ready: () => Promise<void>
  /** Finds elements in a shadow root that was attached later. */
  observe: (root: ParentNode) => void
  on: typeof on
  /**
   * Opens a report about this page: elements, their settings and sources, problems, and events. `?trade-doctor` in
   * the address does the same.
   */
  doctor: () => Promise<void>
  /** Replaceable actions: `tradefront.actions.openLogin = () => myModal.show()`. */
  actions: Record<string, unknown>
}

declare global {
  var tradefront: Tradefront | undefined
}
