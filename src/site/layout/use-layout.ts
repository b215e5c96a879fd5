import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { drawnLayoutOf, layoutOf, type Layout } from './layout.store'

/**
 * The layout of the page around this part. What a server drew is taken over in the layout that it was drawn in, also where the
 * outlet has gone on to another page by then.
 */
export function useLayout(): Layout {
  const scope = useScope()
  return useStore(layoutOf(scope), { ssr: () => drawnLayoutOf(scope) })
}
