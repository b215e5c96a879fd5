import { memberFigure } from '../../core/member-figure'
import { shared } from '../../core/scope'
import { orderState } from './order-state'

type Counts = Readonly<Record<string, number>>

/** How many of the member's orders are in which state, by its code. */
export const orderCountsOf = shared('order-counts', (scope) => {
  const { $figure: $counts, ask } = memberFigure<Counts>(scope, {}, async () => {
    // Visitors do without it.
    const { pageOrders } = await import('./orders.contract')
    return (await scope.call(pageOrders, { body: { pageSize: 1 } }, { quiet: true })).counts
  })
  return { $counts, ask }
})

/** Orders that somebody still has something to do with, or to wait for. */
export const openOrders = (counts: Counts): number =>
  orderState.entries.reduce(
    (sum, { code }) => (code < orderState.code.completed ? sum + (counts[code] ?? 0) : sum),
    0,
  )
