import { useEffect, useLayoutEffect } from 'react'
import { pageAt, routeTable, type Where } from '../../core/address/routes'
import { useHost } from '../../ui/host'
import { layoutOf, type Layout } from '../../site/layout/layout.store'
import { layoutFor } from '../../site/layout/layouts'
import { themeOf } from '../../site/theme/theme.store'
import { usePageWords } from './page-words'

/** Sets the layout on the outlet, so that the page's style sheet reserves space for its surroundings. */
function tellLayout(outlet: HTMLElement, kind: Layout['kind']) {
  outlet.dataset.layout = kind
}

/**
 * Applies the shop's background, brand colour, title and layout to the page around the outlet.
 * @param failed the code of the page failed to load
 */
export function usePageOwner(where: Where | undefined, failed: boolean) {
  const { scope, element } = useHost()
  const theme = themeOf(scope)

  useEffect(() => {
    const page = document.documentElement
    const stops = [
      theme.$dark.subscribe((dark) => (page.dataset.theme = dark ? 'dark' : 'light')),
      theme.$brand.subscribe((brand) => brand && page.style.setProperty('--trade-brand', brand)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [theme, scope])

  // Sets the frame before the page's code loads, and before the page's own effects, which may set a title.
  useLayoutEffect(() => {
    const row = where && routeTable()[where.route]
    if (!row) return
    const kind = failed ? 'error' : layoutFor(where.route)
    tellLayout(element, kind)
    const $layout = layoutOf(scope)
    const before = $layout.get()
    // A page that set its own title keeps it while only its query changes.
    const named = pageAt(before) === pageAt(where) && before.title[0] !== ''
    const title = named ? before.title : row.title
    $layout.set({ ...where, kind, title })
  }, [where, failed, scope, element])

  usePageWords()
}
