import { memberFigure } from '../../core/store/member-figure'
import { shared } from '../../core/host/scope'
import { orderState } from '../../words/order-state'

type Counts = Readonly<Record<string, number>>

/** Shared numbers of the member's orders by state code. */
export const orderCountsOf = shared('order-counts', (scope) => {
  const { $figure: $counts, ask } = memberFigure<Counts>(scope, {}, async () => {
    // Loaded on demand because guests do not need it.
    const { pageOrders } = await import('./orders.contract')
    return (await scope.call(pageOrders, { body: { pageSize: 1 } }, { quiet: true })).counts
  })
  return { $counts, ask }
})

/** Returns the number of orders that are not completed, closed or cancelled. */
export const openOrders = (counts: Counts): number =>
  orderState.entries.reduce(
    (sum, { code }) => (code < orderState.code.completed ? sum + (counts[code] ?? 0) : sum),
    0,
  )
