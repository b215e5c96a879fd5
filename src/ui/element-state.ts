/** What parts tell of their element, for `:state(…)` in a page's sheet; elements/manifest.ts says what each means. */
export const elementStates = ['loading', 'empty', 'failed', 'denied'] as const
export type ElementState = (typeof elementStates)[number]

/** Of each element, by its root. */
export const statesOf = new WeakMap<Node, CustomStateSet>()

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

const refs = new Map(elementStates.map((state) => [state, counted(state)]))

/**
 * The ref of a part: while it stands, its element is in that state. The last of several parts takes it along.
 * @example <p role="alert" ref={elementIs('failed')}>
 */
export const elementIs = (state: ElementState) => refs.get(state)
