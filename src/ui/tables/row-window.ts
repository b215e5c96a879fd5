import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RowEngine } from './row-engine'
import { firstRows, type RowPlan, type Rows } from './row-plan'

/** Number of rows up to which all are rendered. */
const most = 100
/** Number of rows in the first render, more than a screen; the others follow in slices of one or two frames. */
const first = 30
const slice = 50

export type RowWindow = RowPlan & {
  /** Ref of the rows' container; each row has its index in `data-at`. */
  list: (element: HTMLElement | null) => void
  /** The list is too long to render all rows. */
  long: boolean
  /** Some rows are not rendered, so assistive technology needs the total. */
  partly: boolean
  /** Renders a row of a long list and scrolls to it. @returns the row */
  reveal: (at: number) => HTMLElement | undefined
}

/** Windows a list: a long list renders the rows near the screen and the focused one, a short list all in slices. */
export function useRowWindow(rows: Rows): RowWindow {
  const count = rows.keys.length
  const long = count > most
  const [drawn, setDrawn] = useState(first)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [plan, setPlan] = useState<RowPlan>()
  const latest = useRef(rows)
  const engine = useRef<RowEngine>(undefined)

  useLayoutEffect(() => {
    latest.current = rows
    engine.current?.drawn()
  })
  useEffect(() => {
    if (long || drawn >= count) return
    const clock = setTimeout(() => setDrawn(drawn + slice))
    return () => clearTimeout(clock)
  }, [long, drawn, count])
  useEffect(() => {
    if (!long || !list) return
    let left = false
    // Loaded only for long lists. If it fails to load, all rows are rendered.
    import('./row-engine').then(
      ({ openRowEngine }) => {
        if (!left) engine.current = openRowEngine(list, latest, setPlan)
      },
      () => setPlan(firstRows(latest.current.keys.length)),
    )
    return () => {
      left = true
      engine.current?.close()
      engine.current = undefined
    }
  }, [long, list])

  const shown = (long && plan) || firstRows(Math.min(drawn, count))
  return {
    rows: shown.rows.filter(({ at }) => at < count),
    rest: shown.rest,
    list: setList,
    long,
    partly: shown.rows.length < count,
    reveal: (at) => engine.current?.reveal(at),
  }
}
