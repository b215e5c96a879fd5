import { useEffect } from 'react'
import { useScope } from '../../ui/host'
import { layoutFor } from './layouts'
import { layoutOf } from './layout.store'
import { usePageName } from './page-name'

/**
 * Switches to the 404 layout while the current page has nothing to show.
 * @param what page title meanwhile
 */
export function useMissing(what: string) {
  const scope = useScope()
  usePageName(what)

  useEffect(() => {
    const $layout = layoutOf(scope)
    if (!$layout.get().route) return undefined
    $layout.set({ ...$layout.get(), kind: '404' })
    return () => {
      const layout = $layout.get()
      $layout.set({ ...layout, kind: layoutFor(layout.route) })
    }
  }, [scope])
}
