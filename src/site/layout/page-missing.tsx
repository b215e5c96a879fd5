import { useEffect } from 'react'
import { useScope } from '../../ui/host'
import { layoutFor } from './layouts'
import { layoutOf } from './layout.store'
import { usePageName } from './page-name'

/**
 * The shown page has nothing to show: as long as it says so the layout is that of a page which is not there.
 * @param what the page's name meanwhile
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
