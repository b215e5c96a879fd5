import { useMemo, type Key } from 'react'
import type { PlacedRow } from './row-plan'
import { useRowWindow, type RowWindow } from './row-window'

/** Heading, which is a row itself, with the rows below it. */
export type Section = { key: Key; rows: readonly Key[] }

export type SectionWindow = RowWindow & {
  /** Keys of headings and rows together. */
  keys: readonly Key[]
  /** Rendered heading and rows of each section; empty if none of them is rendered. */
  placed: readonly (readonly PlacedRow[])[]
}

/** Windows several lists together, so that many short lists are windowed as well. */
export function useSectionWindow(sections: readonly Section[]): SectionWindow {
  const { keys, starts } = useMemo(() => {
    const starts: number[] = []
    const keys: Key[] = []
    for (const { key, rows } of sections) {
      starts.push(keys.length)
      keys.push(key, ...rows)
    }
    return { keys, starts }
  }, [sections])
  const shown = useRowWindow({
    keys,
    headOf: (at) => starts.findLast((start) => start <= at) ?? 0,
  })
  const placed = starts.map((start, nth) => {
    const end = starts[nth + 1] ?? keys.length
    return shown.rows.filter(({ at }) => at >= start && at < end)
  })
  return { ...shown, keys, placed }
}
