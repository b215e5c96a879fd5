import { useAsDrawn, useHost } from '../../ui/host'
import { cartOf } from './cart.store'
import { writtenCounts } from './written-counts'

/** Returns the number of pieces in the cart, for a `Badge`. */
export function useCartCount(): number {
  const { root, scope } = useHost()
  return useAsDrawn(cartOf(scope).$count, () => writtenCounts.get(root))
}
