import {
  autoUpdate,
  computePosition,
  flip,
  hide,
  offset,
  shift,
  size,
  type Placement,
} from '@floating-ui/react'

type Wanted = { placement: Placement; gap: number; close: () => void }

/** Between a box and the window's edge, in px. */
const padding = 8
/** Narrower than this, in px, nothing stands beside its anchor: there is more room below it. */
const narrowest = 320

/**
 * Keeps a box at its anchor, on the side and of the size that the window has room for, however both change and scroll.
 * Asks to close it when the anchor went out of sight or something else was pressed.
 * @returns ends it
 */
export function keepPlaced(box: HTMLElement, anchor: Element, { placement, gap, close }: Wanted) {
  async function place() {
    const beside = document.documentElement.clientWidth - anchor.getBoundingClientRect().width
    const { x, y, ...placed } = await computePosition(anchor, box, {
      strategy: 'fixed',
      placement: placement === 'right-start' && beside < narrowest ? 'bottom-start' : placement,
      middleware: [
        offset(gap),
        flip({ padding, crossAxis: false }),
        shift({ padding }),
        size({
          padding,
          apply({ availableWidth, availableHeight }) {
            box.style.maxWidth = `${availableWidth}px`
            box.style.maxHeight = `${availableHeight}px`
          },
        }),
        hide(),
      ],
    })
    if (ended.signal.aborted) return
    box.style.left = `${x}px`
    box.style.top = `${y}px`
    box.dataset.side = placed.placement.split('-')[0]
    if (placed.middlewareData.hide?.referenceHidden) close()
  }
  const ended = new AbortController()
  document.addEventListener(
    'pointerdown',
    (event) => {
      const pressed = event.composedPath()
      if (!pressed.includes(box) && !pressed.includes(anchor)) close()
    },
    { capture: true, signal: ended.signal },
  )
  const stop = autoUpdate(anchor, box, () => void place())
  return () => {
    stop()
    ended.abort()
  }
}
