import { atom, onMount } from 'nanostores'
import { shared } from '../../core/scope'
import { sessionOf } from '../../session/sign-in/session.store'
import { orderState } from './order-state'

/** How many orders are in which state, by its code, as all elements of a site show it; nothing for visitors. */
export const orderCountsOf = shared('order-counts', (scope) => {
  const $counts = atom<Readonly<Record<string, number>>>({})
  async function ask() {
    if (sessionOf(scope).$session.get().state !== 'member') return $counts.set({})
    try {
      // Visitors do without it.
      const { pageOrders } = await import('./orders.contract')
      $counts.set((await scope.call(pageOrders, { body: { pageSize: 1 } }, { quiet: true })).counts)
    } catch {
      // Numbers that are missing harm nobody.
    }
  }
  onMount($counts, () => sessionOf(scope).$session.subscribe(() => void ask()))
  return { $counts, ask }
})

/** Orders that somebody still has something to do with, or to wait for. */
export const openOrders = (counts: Readonly<Record<string, number>>): number =>
  orderState.entries.reduce(
    (sum, { code }) => (code < orderState.code.completed ? sum + (counts[code] ?? 0) : sum),
    0,
  )
