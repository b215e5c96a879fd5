import { findAgain, type FindAgain } from './find-again'

/** In ms: how long a control may take to appear in a new drawing. */
const patience = 15_000

export type Act = {
  /** The control, or its counterpart after a redraw. */
  node: HTMLElement
  find: FindAgain
  /** @param isShown whether the node shows already what the buyer did */
  work: (node: HTMLElement, isShown: boolean) => void
  /** Shows in a redrawn node what the buyer did. @returns false where the new data says the same */
  show?: ((node: HTMLElement) => boolean) | undefined
  isShown: boolean
}

const isUsable = (node: HTMLElement) => node.isConnected && !node.matches(':disabled')

/**
 * What a buyer did in a drawing that is not alive yet, in its order. Each act is done once, on the node itself or, where
 * the region was drawn anew, on its counterpart, as soon as that is there.
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

  /** Gives the focus back that went with its node. */
  function returnFocus(sameData: boolean) {
    if (!focused || focused.node.isConnected || deepest() !== document.body) return
    focused.find(root, sameData)?.focus({ preventScroll: true })
  }

  /** After a redraw: the buyer goes on typing in the new field, behind the text that the old one held. */
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
   * Does all of it now, or as soon as its controls are there, unless the buyer goes on in the new drawing first.
   * @param sameData whether the region was drawn from the same data again
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
    /** A node that is taken out of the page loses the focus, too: only what still stands was left. */
    focusOut: () => queueMicrotask(() => focused?.node.isConnected && (focused = undefined)),
    giveAgain,
  }
}
