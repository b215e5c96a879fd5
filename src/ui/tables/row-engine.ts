import { defaultRangeExtractor, Virtualizer, type Range } from '@tanstack/react-virtual'
import type { Key, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { zoomOf } from '../css-zoom'
import { firstRows, type RowPlan, type Rows } from './row-plan'

/** Number of rows to render beyond either edge of the screen. */
const beyond = 4

/** Returns the parent of an element in the flat tree: through slots and out of shadow roots. */
const holderOf = (node: Element): Element | null => {
  const root = node.getRootNode()
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

function holdersOf(node: Element): Element[] {
  const holder = holderOf(node)
  return holder ? [holder, ...holdersOf(holder)] : []
}

const positionOf = (row: Element) => Number(row.getAttribute('data-at') ?? -1)

const scrolls = (element: Element) =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight

/** True if the browser anchors the scroll position when rows above change their height; then the engine must not. */
const anchors = CSS.supports('overflow-anchor', 'auto')

/** Chooses the rows near the screen in any scroller: the page, or an element that the host put around the list. */
export function openRowEngine(
  list: HTMLElement,
  latest: Readonly<RefObject<Rows>>,
  show: (plan: RowPlan) => void,
) {
  const holders = holdersOf(list)
  const scroller = holders.find(scrolls) ?? document.scrollingElement ?? document.documentElement
  // Key of the focused row. It and its neighbours stay rendered, so that Tab finds them.
  let anchor: Key | undefined
  // Estimated height in pixels of a row without layout, also in a hidden list.
  let usual = 64
  let drawing = false
  let printing = false
  let shown = ''
  let keys = latest.current.keys
  let keyAt = (at: number) => keys[at] ?? at

  /** Returns the pixels of the list above the upper edge of the window. All sizes are in pixels of the list. */
  const passed = () => Math.max(0, -list.getBoundingClientRect().top / zoomOf(list))
  /** Returns the window pixels per pixel of a scroll position. CSS zoom does not apply to that of the page. */
  const scrollZoom = () => (scroller === document.scrollingElement ? 1 : zoomOf(scroller))
  const rowsIn = (): Element[] => [...list.querySelectorAll('[data-at]')]
  let standing = rowsIn()

  /** Measures up to the next row, to include the space between rows; rounded to 1/64 pixel, the layout unit of browsers. */
  function measured(row: Element) {
    const { top, height } = row.getBoundingClientRect()
    const next = standing[standing.indexOf(row) + 1]
    const size =
      next && positionOf(next) === positionOf(row) + 1 ? next.getBoundingClientRect().top - top : height
    return Math.round((size / zoomOf(list)) * 64) / 64 || usual
  }

  function around(range: Range) {
    const { headOf } = latest.current
    const ats = new Set(defaultRangeExtractor(range))
    const at = keys.findIndex((key) => key === anchor)
    if (at >= 0) for (const near of [at - 1, at, at + 1]) if (near >= 0 && near < range.count) ats.add(near)
    if (headOf) for (const each of ats) ats.add(headOf(each))
    return [...ats].toSorted((a, b) => a - b)
  }

  // The virtualizer calls the extractor again only if the function is another one.
  let extract = around
  const choose = () => (extract = (range) => around(range))

  const options = () => ({
    count: keys.length,
    getItemKey: keyAt,
    getScrollElement: () => scroller,
    estimateSize: () => usual,
    overscan: beyond,
    indexAttribute: 'data-at',
    initialOffset: passed,
    rangeExtractor: extract,
    measureElement: measured,
    observeElementRect: (_: unknown, report: (rect: { width: number; height: number }) => void) => {
      const sized = () => report({ width: innerWidth / zoomOf(list), height: innerHeight / zoomOf(list) })
      sized()
      addEventListener('resize', sized)
      return () => removeEventListener('resize', sized)
    },
    // The list may scroll in any ancestor. Scroll events do not cross shadow roots, so each root has its own listener.
    observeElementOffset: (_: unknown, report: (offset: number, scrolling: boolean) => void) => {
      const roots = new Set([list, ...holders].map((element) => element.getRootNode()))
      const moved = () => report(passed(), false)
      for (const root of roots) root.addEventListener('scroll', moved, { capture: true, passive: true })
      return () => {
        for (const root of roots) root.removeEventListener('scroll', moved, { capture: true })
      }
    },
    scrollToFn: (offset: number, { adjustments = 0 }: { adjustments?: number }) => {
      const by = offset + adjustments - passed()
      if (by) scroller.scrollBy(0, (by * zoomOf(list)) / scrollZoom())
    },
    // Rows must be rendered before the scrolled frame is painted.
    onChange: () => drawing || tell(flushSync),
  })

  const heights = standing.map(measured)
  usual = Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length)
  const engine = new Virtualizer<Element, Element>(options())
  if (anchors) engine.shouldAdjustScrollPositionOnItemSizeChange = () => false

  function planned(): RowPlan {
    let below = 0
    const rows = engine.getVirtualItems().map(({ index, start, end }) => {
      const gap = start - below
      below = end
      return { at: index, gap: gap < 1 ? 0 : gap }
    })
    return { rows, rest: Math.max(0, engine.getTotalSize() - below) }
  }

  /** Shows the current plan if it changed. @param put runs the update, for example synchronously */
  function tell(put: (work: () => void) => void) {
    if (printing) return
    const plan = planned()
    const now = JSON.stringify(plan)
    if (now === shown) return
    shown = now
    put(() => show(plan))
  }
  // React is rendering, or will render before the next frame.
  const soon = (work: () => void) => work()

  /** Updates the engine after a render of the rows. */
  function drawn() {
    if (printing) return
    drawing = true
    if (latest.current.keys !== keys) {
      keys = latest.current.keys
      keyAt = (at) => keys[at] ?? at
      choose()
    }
    engine.setOptions(options())
    engine._willUpdate()
    standing = rowsIn()
    for (const row of standing) engine.measureElement(row)
    engine.measureElement(null)
    tell(soon)
    drawing = false
  }

  function hold(at: number) {
    anchor = keys[at]
    choose()
    engine.setOptions(options())
  }
  function focused({ target }: Event) {
    const row = target instanceof Element && target.closest('[data-at]')
    if (!row) return
    hold(positionOf(row))
    tell(soon)
  }
  const printed = ({ type }: Event) => {
    printing = type === 'beforeprint'
    shown = ''
    if (printing) flushSync(() => show(firstRows(keys.length)))
    else tell(flushSync)
  }

  list.addEventListener('focusin', focused)
  addEventListener('beforeprint', printed)
  addEventListener('afterprint', printed)
  drawn()

  return {
    drawn,
    reveal(at: number) {
      hold(at)
      tell(flushSync)
      const row = list.querySelector<HTMLElement>(`[data-at="${at}"]`)
      row?.scrollIntoView({ block: 'center' })
      return row ?? undefined
    },
    close() {
      list.removeEventListener('focusin', focused)
      removeEventListener('beforeprint', printed)
      removeEventListener('afterprint', printed)
      engine._didMount()()
    },
  }
}

export type RowEngine = ReturnType<typeof openRowEngine>
