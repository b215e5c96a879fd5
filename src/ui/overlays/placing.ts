import { autoUpdate, computePosition, flip, hide, offset, shift, size } from '@floating-ui/react'

export type Placing = {
  /** Default: below, from the same beginning. */
  placement?: 'bottom-start' | 'bottom-end' | 'right-start' | undefined
  /** How far from its anchor, in px; default: 8. */
  gap?: number | undefined
  /** Asks to close: something else was pressed, or its anchor is out of sight. */
  onClose: () => void
}

/** Between a box and the window's edge, in px. */
const padding = 8
/** Where less than this is beside an anchor, in px, there is more room below it. */
const narrowest = 320

/**
 * Puts a box into the top layer and keeps it at its anchor, which stands before it, on the side and of the size that the
 * window has room for, however both change and scroll. A browser without a top layer keeps it fixed above the page.
 * @returns ends it
 */
export function keepPlaced(box: HTMLElement, wanted: Placing) {
  const { placement = 'bottom-start', gap = 8, onClose } = wanted
  const anchor = box.previousElementSibling ?? box
  box.popover ??= 'manual'
  Object.assign(box.style, { position: 'fixed', inset: 'auto', margin: 0 })
  box.showPopover?.()

  async function update() {
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
    if (placed.middlewareData.hide?.referenceHidden) onClose()
  }
  const ended = new AbortController()
  document.addEventListener(
    'pointerdown',
    (event) => {
      // What holds both belongs to them: the button beside a field.
      if (!event.composedPath().includes(box.parentElement ?? box)) onClose()
    },
    { capture: true, signal: ended.signal },
  )
  const stop = autoUpdate(anchor, box, () => void update())
  return () => {
    stop()
    ended.abort()
    box.hidePopover?.()
  }
}
