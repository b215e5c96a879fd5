import { findAgain, type FindAgain } from './find-again'

/** Milliseconds for a control to appear in a new rendering. */
const patience = 15_000

export type Act = {
  /** The control, or its counterpart after a new rendering. */
  node: HTMLElement
  find: FindAgain
  /** @param isShown whether the node already shows the buyer's action */
  work: (node: HTMLElement, isShown: boolean) => void
  /** Shows the buyer's action in a new node. @returns false if the new data already says the same */
  show?: ((node: HTMLElement) => boolean) | undefined
  isShown: boolean
}

const isUsable = (node: HTMLElement) => node.isConnected && !node.matches(':disabled')

/**
 * Records a buyer's actions before hydration, in order. Each is repeated once, on the same node or on its counterpart in a new
 * rendering, as soon as it exists.
 */
export function keepActs(root: ShadowRoot) {
  const acts: Act[] = []
  let focused: { node: HTMLElement; find: FindAgain } | undefined

  const place = (node: HTMLElement) => ({ node, find: findAgain(node, root) })
  const deepest = () => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return at
  }

  function keep(node: HTMLElement, work: Act['work'], show?: Act['show']): Act {
    const act = { ...place(node), work, show, isShown: true }
    acts.push(act)
    return act
  }

  /** Restores the focus of a removed node. */
  function returnFocus(sameData: boolean) {
    if (!focused || focused.node.isConnected || deepest() !== document.body) return
    focused.find(root, sameData)?.focus({ preventScroll: true })
  }

  /** After a new rendering, moves focus and typed text to the new field. */
  function moveToRedrawn(sameData: boolean) {
    for (const act of acts) {
      const node = act.node.isConnected ? undefined : act.find(root, sameData)
      if (!node) continue
      act.isShown = act.show?.(node) ?? false
      act.node = node
    }
    returnFocus(sameData)
  }

  /**
   * Repeats all actions now or as soon as their controls exist, unless the buyer acts in the new rendering first.
   * @param sameData whether the region was rendered from the same data
   */
  function giveAgain(sameData: boolean) {
    const until = performance.now() + patience
    const stop = new AbortController()
    stop.signal.addEventListener('abort', () => acts.splice(0))
    for (const type of ['pointerdown', 'keydown'])
      root.addEventListener(type, (event) => event.isTrusted && stop.abort(), {
        capture: true,
        signal: stop.signal,
      })
    function next() {
      if (stop.signal.aborted || !root.host.isConnected) return
      returnFocus(sameData)
      for (let [act] = acts; act; [act] = acts) {
        const node = act.find(root, sameData)
        if (!node || !isUsable(node)) {
          if (performance.now() < until) return void requestAnimationFrame(next)
        } else act.work(node, node === act.node && act.isShown)
        acts.shift()
      }
      stop.abort()
    }
    next()
  }

  return {
    keep,
    drop: (act: Act) => void acts.splice(acts.indexOf(act), 1),
    last: () => acts.at(-1),
    moveToRedrawn,
    of: (node: HTMLElement) => acts.find((act) => act.node === node),
    clear: () => void acts.splice(0),
    focusIn: (node: HTMLElement) => (focused = place(node)),
    /** Removing a node blurs it too, so only a node still in the page counts as left. */
    focusOut: () => queueMicrotask(() => focused?.node.isConnected && (focused = undefined)),
    giveAgain,
  }
}
