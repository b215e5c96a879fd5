import * as z from 'zod/mini'
import { stored } from '../../core/storage'
import type { Scope } from '../../core/scope'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import type { OrderColumns } from './order-columns'
import { type OrderLine } from './order-lines'

const kept = z.array(z.tuple([z.string(), z.string()]))
const columns = z.array(
  z.tuple([z.string(), z.object({ code: z.int(), quantity: z.int(), head: z.boolean() })]),
)
const mostKinds = 20

/**
 * What this browser keeps of quick order: the rows, so that a login or a reload on the way loses none, and the
 * columns that were chosen for each kind of table.
 */
export function openKeptOrder(scope: Scope) {
  const $lines = stored(scope, 'quick-order', { version: 1, shape: kept, initial: [] })
  const $columns = stored(scope, 'quick-order-columns', { version: 1, shape: columns, initial: [] })
  return {
    lines: (): Omit<OrderLine, 'key'>[] =>
      $lines
        .get()
        .slice(0, mostCartLines)
        .map(([code, quantity]) => ({ code, quantity })),
    keepLines: (lines: readonly OrderLine[]) =>
      $lines.set(lines.map(({ code, quantity }) => [code, quantity])),
    columnsFor: (kind: string): OrderColumns | undefined =>
      $columns.get().find(([known]) => known === kind)?.[1],
    keepColumns(kind: string, chosen: OrderColumns) {
      const others = $columns.get().filter(([known]) => known !== kind)
      $columns.set([[kind, chosen] satisfies [string, OrderColumns], ...others].slice(0, mostKinds))
    },
  }
}
