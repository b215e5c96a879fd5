import { useEffect } from 'react'
import { shared } from '../../core/scope'
import { useScope } from '../../ui/host'
import { layoutOf } from './layout.store'

/** What the page that a server draws calls itself. */
export const drawnNameOf = shared('drawn-name', () => ({ name: '' }))

/**
 * What the shown page calls itself, in place of its route's name: the outlet puts it into the page's title. Does
 * nothing where no outlet is, or where the page has no name.
 */
export function usePageName(name: string) {
  const scope = useScope()
  // No effect runs on a server.
  if (scope.passing && name) drawnNameOf(scope).name = name
  useEffect(() => {
    const $layout = layoutOf(scope)
    const layout = $layout.get()
    if (name && layout.route) $layout.set({ ...layout, title: [name, name] })
  }, [scope, name])
}
