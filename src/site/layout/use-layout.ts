import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { drawnLayoutOf, layoutOf, type Layout } from './layout.store'

/**
 * Returns the layout around this part. Hydration uses the server-rendered layout, even if the outlet has already moved to
 * another page.
 */
export function useLayout(): Layout {
  const scope = useScope()
  return useStore(layoutOf(scope), { ssr: () => drawnLayoutOf(scope) })
}
