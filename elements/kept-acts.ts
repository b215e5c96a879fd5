import { findAgain, type FindAgain } from './find-again'

/** In ms: how long a control may take to appear in a new drawing. */
const patience = 15_000

type Act = {
  node: HTMLElement
  find: FindAgain
  /** @param isSame whether it is the node of the first drawing */
  work: (node: HTMLElement, isSame: boolean) => void
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

  function keep(node: HTMLElement, work: Act['work']): Act {
    const act = { ...place(node), work }
    acts.push(act)
    return act
  }

  /** Gives the focus back that went with its node. */
  function returnFocus(sameData: boolean) {
    if (!focused || focused.node.isConnected || deepest() !== document.body) return
    focused.find(root, sameData)?.focus({ preventScroll: true })
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
        } else act.work(node, node === act.node)
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
    of: (node: HTMLElement) => acts.find((act) => act.node === node),
    clear: () => void acts.splice(0),
    focusIn: (node: HTMLElement) => (focused = place(node)),
    /** A node that is taken out of the page loses the focus, too: only what still stands was left. */
    focusOut: () => queueMicrotask(() => focused?.node.isConnected && (focused = undefined)),
    giveAgain,
  }
}
