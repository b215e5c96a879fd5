import { useStore } from '@nanostores/react'
import type { Minor } from '../../core/money'
import { planOf, withPointsUpTo } from './funding-plan'
import type { FundingStore } from './funding.store'

/** Returns the payment methods, with points limited to what the order accepts, and the split of the owed amount. */
export function useFundingPlan(store: FundingStore, owed: Minor) {
  const { value = [] } = useStore(store.types.$state)
  const wish = useStore(store.$wish)
  const types = withPointsUpTo(value, store.pointsMost())
  return { types, wish, ...planOf(owed, wish, types) }
}
