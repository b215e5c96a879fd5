import { autoUpdate, computePosition, flip, hide, offset, platform, shift, size } from '@floating-ui/react'
import { zoomOf } from '../css-zoom'

export type Placing = {
  /** Default: below the anchor, with aligned starts. */
  placement?: 'bottom-start' | 'bottom-end' | 'right-start' | undefined
  /** Distance from the anchor in pixels; default: 8. */
  gap?: number | undefined
  /** Called to close the box: after a press outside, or when the anchor is out of view. */
  onClose: () => void
}

/** Between a box and the window's edge, in px. */
const padding = 8
/** Minimum width beside an anchor in pixels; with less, the box opens below it. */
const narrowest = 320

/** In px of the window, as its anchor is measured. */
const inWindow: typeof platform = {
  ...platform,
  getDimensions(element) {
    const { offsetWidth: width, offsetHeight: height } = element as HTMLElement
    const zoom = zoomOf(element)
    return { width: width * zoom, height: height * zoom }
  },
}

/**
 * Shows a box in the top layer beside its previous sibling, the anchor. Chooses side and size by the space in the
 * window and follows resizes and scrolling. Without top layer support the box has a fixed position above the page.
 * @returns stops the positioning
 */
export function keepPlaced(box: HTMLElement, wanted: Placing) {
  const { placement = 'bottom-start', gap = 8, onClose } = wanted
  const anchor = box.previousElementSibling ?? box
  box.popover ??= 'manual'
  Object.assign(box.style, { position: 'fixed', inset: 'auto', margin: 0 })
  box.showPopover?.()

  async function update() {
    const zoom = zoomOf(box)
    const beside = (innerWidth - anchor.getBoundingClientRect().width) / zoom
    const { x, y, ...placed } = await computePosition(anchor, box, {
      platform: inWindow,
      strategy: 'fixed',
      placement: placement === 'right-start' && beside < narrowest ? 'bottom-start' : placement,
      middleware: [
        offset(gap * zoom),
        flip({ padding, crossAxis: false }),
        shift({ padding }),
        size({
          padding,
          apply({ availableWidth, availableHeight }) {
            box.style.maxWidth = `${availableWidth / zoom}px`
            box.style.maxHeight = `${availableHeight / zoom}px`
          },
        }),
        hide(),
      ],
    })
    if (ended.signal.aborted) return
    box.style.left = `${x / zoom}px`
    box.style.top = `${y / zoom}px`
    box.dataset.side = placed.placement.split('-')[0]
    if (placed.middlewareData.hide?.referenceHidden) onClose()
  }
  const ended = new AbortController()
  document.addEventListener(
    'pointerdown',
    (event) => {
      // A press inside the common parent does not close the box: the parent also contains the button beside a field.
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
