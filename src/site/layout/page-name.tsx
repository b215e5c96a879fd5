import { useEffect } from 'react'
import { useScope } from '../../ui/host'
import { layoutOf } from './layout.store'

/**
 * What the shown page calls itself, in place of its route's name: the outlet puts it into the page's title. Does
 * nothing where no outlet is, or where the page has no name.
 */
export function usePageName(name: string) {
  const scope = useScope()
  useEffect(() => {
    const $layout = layoutOf(scope)
    const layout = $layout.get()
    if (name && layout.route) $layout.set({ ...layout, title: [name, name] })
  }, [scope, name])
}
