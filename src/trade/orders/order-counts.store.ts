import { atom, onMount } from 'nanostores'
import { shared } from '../../core/scope'
import { orderState } from './order-state'

/** How many orders are in which state, by its code, as all elements of a site show it; nothing for visitors. */
export const orderCountsOf = shared('order-counts', (scope) => {
  const $counts = atom<Readonly<Record<string, number>>>({})
  let askedFor = ''
  async function ask() {
    const token = scope.token.$token.get()
    // Another token is another member, whose numbers nobody knows yet.
    if (token !== askedFor) $counts.set({})
    askedFor = token
    if (!token) return
    try {
      // Visitors do without it.
      const { pageOrders } = await import('./orders.contract')
      $counts.set((await scope.call(pageOrders, { body: { pageSize: 1 } }, { quiet: true })).counts)
    } catch {
      // Numbers that are missing harm nobody.
    }
  }
  onMount($counts, () => scope.token.$token.subscribe(() => void ask()))
  return { $counts, ask }
})

/** Orders that somebody still has something to do with, or to wait for. */
export const openOrders = (counts: Readonly<Record<string, number>>): number =>
  orderState.entries.reduce(
    (sum, { code }) => (code < orderState.code.completed ? sum + (counts[code] ?? 0) : sum),
    0,
  )
