import { useEffect, useLayoutEffect } from 'react'
import { routeTable, type Where } from '../../core/routes'
import { useScope } from '../../ui/host'
import { layoutOf } from '../layout/layout.store'
import { themeOf } from '../theme/theme.store'
import { pageAt } from './page-at'
import { usePageWords } from './page-words'

/** The page around the outlet is ours: its ground, its brand colour, its title and the shell's layout follow. */
export function usePageOwner(place: Where | undefined) {
  const scope = useScope()
  const theme = themeOf(scope)

  useEffect(() => {
    const page = document.documentElement
    const stops = [
      theme.$dark.subscribe((dark) => (page.dataset.theme = dark ? 'dark' : 'light')),
      theme.$brand.subscribe((brand) => brand && page.style.setProperty('--trade-brand', brand)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [theme])

  // The frame of the first page stands before its code is there. Before the page's own effects, which may name it.
  useLayoutEffect(() => {
    const row = place && routeTable()[place.route]
    if (!row) return
    const $layout = layoutOf(scope)
    const before = $layout.get()
    // A page that named itself keeps its name while only its query changes.
    const title = pageAt(before) === pageAt(place) ? before.title : row.title
    $layout.set({ ...place, kind: row.layout ?? 'default', title })
  }, [place, scope])

  usePageWords()
}
