import { defaultRangeExtractor, Virtualizer, type Range } from '@tanstack/react-virtual'
import type { Key, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { firstRows, type RowPlan, type Rows } from './row-plan'

/** Rows beyond either edge of the screen. */
const beyond = 4

/** What holds an element on the page: through slots and out of shadow roots. */
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

/**
 * Where the browser itself holds what is read in its place when rows above turn out higher than was thought, nobody
 * else may.
 */
const anchors = CSS.supports('overflow-anchor', 'auto')

/** Chooses the rows near the screen, whatever scrolls: the page, or something that its host put around the list. */
export function openRowEngine(
  list: HTMLElement,
  latest: Readonly<RefObject<Rows>>,
  show: (plan: RowPlan) => void,
) {
  const holders = holdersOf(list)
  const scroller = holders.find(scrolls) ?? document.scrollingElement ?? document.documentElement
  // The row with the focus and those beside it, so that Tab finds its neighbours.
  let held: Key | undefined
  // Of a row that is not laid out, in a list that is hidden as well.
  let usual = 64
  let drawing = false
  let printing = false
  let shown = ''
  let keys = latest.current.keys
  let keyAt = (at: number) => keys[at] ?? at

  /** How far the list has been scrolled beyond the upper edge of the window. */
  const passed = () => Math.max(0, -list.getBoundingClientRect().top)
  const rowsIn = (): Element[] => [...list.querySelectorAll('[data-at]')]
  let standing = rowsIn()

  /** Up to the next row, so that what stands between them counts; in the steps that browsers lay out in. */
  function measured(row: Element) {
    const { top, height } = row.getBoundingClientRect()
    const next = standing[standing.indexOf(row) + 1]
    const size =
      next && positionOf(next) === positionOf(row) + 1 ? next.getBoundingClientRect().top - top : height
    return Math.round(size * 64) / 64 || usual
  }

  function around(range: Range) {
    const { headOf } = latest.current
    const ats = new Set(defaultRangeExtractor(range))
    const at = keys.findIndex((key) => key === held)
    if (at >= 0) for (const near of [at - 1, at, at + 1]) if (near >= 0 && near < range.count) ats.add(near)
    if (headOf) for (const each of ats) ats.add(headOf(each))
    return [...ats].toSorted((a, b) => a - b)
  }

  // Asked anew only when it is another function.
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
      const sized = () => report({ width: innerWidth, height: innerHeight })
      sized()
      addEventListener('resize', sized)
      return () => removeEventListener('resize', sized)
    },
    // Whatever scrolls around the list: its own shadow root and the page's hear of their scrollers alone.
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
      if (by) scroller.scrollBy(0, by)
    },
    // Rows must stand before the frame is painted that was scrolled to them.
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

  /** @param put how the page is told */
  function tell(put: (work: () => void) => void) {
    if (printing) return
    const plan = planned()
    const now = JSON.stringify(plan)
    if (now === shown) return
    shown = now
    put(() => show(plan))
  }
  // React is drawing, or will before the next frame.
  const soon = (work: () => void) => work()

  /** To be called when rows were drawn. */
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
    held = keys[at]
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
