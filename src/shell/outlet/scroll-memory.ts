import { keepInEntry } from '../../core/address/history-entry'

const patience = 2000
const settled = 150
const inputs = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const

const keptIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'scrolled' in state && typeof state.scrolled === 'number'
    ? state.scrolled
    : undefined

/**
 * Restores the scroll position: each history entry stores the position of its page. The browser's own restoration
 * fails on an empty page; this one retries while the content loads, until the reader scrolls, presses or types.
 * @param stands the page was rendered by a server: the browser has restored the position, which may have changed since
 */
export function openScrollMemory(stands: boolean) {
  let wanted = stands ? undefined : keptIn(history.state)
  let until = performance.now() + patience
  let pending: ReturnType<typeof setTimeout> | undefined

  const returning = () => wanted !== undefined && performance.now() < until
  const letGo = () => (wanted = undefined)

  function keep() {
    clearTimeout(pending)
    if (!returning()) keepInEntry({ scrolled: scrollY })
  }

  function hold() {
    if (!returning() || wanted === undefined) return letGo()
    if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted)
    requestAnimationFrame(hold)
  }

  function onScroll() {
    clearTimeout(pending)
    pending = setTimeout(keep, settled)
  }

  function onReturn({ state }: PopStateEvent) {
    clearTimeout(pending)
    const idle = !returning()
    wanted = keptIn(state) ?? 0
    until = performance.now() + patience
    if (idle) hold()
  }

  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('popstate', onReturn)
  for (const type of inputs) addEventListener(type, letGo, { passive: true, capture: true })
  hold()

  return {
    /** True if the scroll position of a revisited page is being restored. */
    returning,
    /** Stores the position before the address moves to another entry. */
    leave() {
      letGo()
      keep()
    },
    close() {
      clearTimeout(pending)
      removeEventListener('scroll', onScroll)
      removeEventListener('popstate', onReturn)
      for (const type of inputs) removeEventListener(type, letGo, { capture: true })
      letGo()
    },
  }
}
