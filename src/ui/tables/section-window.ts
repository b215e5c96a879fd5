import { useMemo, type Key } from 'react'
import type { PlacedRow } from './row-plan'
import { useRowWindow, type RowWindow } from './row-window'

/** Rows under a heading, which is a row itself. */
export type Section = { key: Key; rows: readonly Key[] }

export type SectionWindow = RowWindow & {
  /** Of headings and rows together. */
  keys: readonly Key[]
  /** For each section what stands in the page of it: its heading and rows; empty where nothing does. */
  placed: readonly (readonly PlacedRow[])[]
}

/** One window over several lists, so that many short ones are windowed as well. */
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
