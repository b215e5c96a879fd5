import * as z from 'zod/mini'
import { storedForReader } from '../../session/sign-in/reader-storage'
import type { Scope } from '../../core/host/scope'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import type { OrderColumns } from './order-columns'
import type { ListTable, OrderLine } from './order-lines'

const orderShape = z.object({
  lines: z.array(
    z.object({
      code: z.string(),
      quantity: z.string(),
      unit: z.optional(z.string()),
      row: z.string(),
      list: z.optional(z.int()),
      cells: z.optional(z.array(z.string())),
      ownCode: z.optional(z.string()),
      inSheet: z.optional(z.boolean()),
      asked: z.optional(z.boolean()),
    }),
  ),
  tables: z.array(
    z.object({
      list: z.int(),
      head: z.array(z.string()),
      code: z.int(),
      quantity: z.int(),
      unit: z.optional(z.int()),
    }),
  ),
})
const columns = z.array(
  z.tuple([
    z.string(),
    z.object({ code: z.int(), quantity: z.int(), unit: z.optional(z.int()), head: z.boolean() }),
  ]),
)
const mostKinds = 20

/**
 * Opens the quick order stored in this browser: the rows, so that they survive a login or a reload, and the chosen
 * columns per kind of table.
 */
export function openKeptOrder(scope: Scope) {
  const list = storedForReader(scope, 'quick-order', {
    version: 3,
    shape: orderShape,
    initial: { lines: [], tables: [] },
  })
  const chosenColumns = storedForReader(scope, 'quick-order-columns', {
    version: 2,
    shape: columns,
    initial: [],
  })
  return {
    lines: (): Omit<OrderLine, 'key'>[] => list.$value.get().lines.slice(0, mostCartLines),
    tables: (): ListTable[] => list.$value.get().tables,
    keepLines: (lines: readonly OrderLine[], tables: ListTable[]) =>
      list.set({ lines: lines.map(({ key: _, ...line }) => line), tables }),
    columnsFor: (kind: string): OrderColumns | undefined =>
      chosenColumns.$value.get().find(([known]) => known === kind)?.[1],
    keepColumns(kind: string, chosen: OrderColumns) {
      const others = chosenColumns.$value.get().filter(([known]) => known !== kind)
      chosenColumns.set([[kind, chosen] satisfies [string, OrderColumns], ...others].slice(0, mostKinds))
    },
  }
}
