import type { on } from '../src/core/events'

/** What scripts of the page may use; the one global name of the kit. */
export type Tradefront = {
  version: string
  /** Resolves when all elements that are on the page now are defined. */
  ready: () => Promise<void>
  /** Looks for elements in a shadow root that was attached late. */
  observe: (root: ParentNode) => void
  on: typeof on
  /**
   * Shows what the kit knows of this page: elements with their settings and where these came from, what is wrong, and
   * its events. The address with `?trade-doctor` does the same.
   */
  doctor: () => Promise<void>
  /** Overridable actions: `tradefront.actions.openLogin = () => myModal.show()`. */
  actions: Record<string, unknown>
}

declare global {
  var tradefront: Tradefront | undefined
}
