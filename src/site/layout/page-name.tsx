import { useEffect } from 'react'
import { shared } from '../../core/host/scope'
import { useScope } from '../../ui/host'
import { layoutOf } from './layout.store'

/** Page title during server rendering. */
export const drawnNameOf = shared('drawn-name', () => ({ name: '' }))

/**
 * Sets the page title instead of the route's title. Without effect if no outlet exists or the name is empty.
 */
export function usePageName(name: string) {
  const scope = useScope()
  // Effects do not run on a server.
  if (scope.passing && name) drawnNameOf(scope).name = name
  useEffect(() => {
    const $layout = layoutOf(scope)
    const layout = $layout.get()
    if (name && layout.route) $layout.set({ ...layout, title: [name, name] })
  }, [scope, name])
}
