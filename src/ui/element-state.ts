/** What parts tell of their element, for `:state(…)` in a page's sheet; elements/manifest.ts says what each means. */
export type ElementState = 'loading' | 'empty' | 'failed' | 'denied'

/** Of each element, by its root. */
export const statesOf = new WeakMap<Node, CustomStateSet>()

/** A ref: while a part of this kind stands, its element is in the state. The last of several takes it along. */
function counted(state: ElementState) {
  const counts = new WeakMap<Node, number>()
  return (part: Element | null) => {
    if (!part) return undefined
    const root = part.getRootNode()
    const count = (by: number) => {
      const now = (counts.get(root) ?? 0) + by
      counts.set(root, now)
      statesOf.get(root)?.[now ? 'add' : 'delete'](state)
    }
    count(1)
    return () => count(-1)
  }
}

/** @example <p role="alert" ref={stateRefs.failed}> */
export const stateRefs = {
  loading: counted('loading'),
  empty: counted('empty'),
  failed: counted('failed'),
  denied: counted('denied'),
} satisfies Record<ElementState, unknown>
