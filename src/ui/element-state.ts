/** Custom states of elements, for `:state(…)` in a page's style sheet. elements/manifest.ts documents each. */
export const elementStates = ['loading', 'empty', 'failed', 'denied'] as const
export type ElementState = (typeof elementStates)[number]

/** States of each element, by its root. */
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
 * Returns a ref that sets a state of the element while the component is mounted. With several components, the last
 * one to unmount clears it.
 * @example <p role="alert" ref={elementIs('failed')}>
 */
export const elementIs = (state: ElementState) => refs.get(state)
