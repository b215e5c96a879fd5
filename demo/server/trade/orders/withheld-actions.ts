import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { withheldReason } from '../../../../src/trade/orders/withheld-reason'
import { leftOf } from '../../money/invoices/left-to-invoice'
import { claimable, withheldFor } from '../after-sales/claims'
import { heldPieces } from '../after-sales/held-pieces'
import type { orderLine, orders } from './orders.table'

type Order = typeof orders.$inferSelect
type Line = typeof orderLine.$inferSelect
type Reason = keyof typeof withheldReason.code

const everyType = afterSalesType.entries.map(({ code }) => code)

/** Returns the actions that the states of orders permit but other reasons prevent: by order, reasons by action. */
export async function withheldActions(
  rows: readonly Order[],
  linesOf: (orderId: string) => readonly Line[],
): Promise<(order: Order) => Partial<Record<string, Reason>>> {
  const ids = rows.map(({ id }) => id)
  const heldOf = await heldPieces(ids)
  const left = await leftOf(ids)
  return (order) => {
    const lines = linesOf(order.id)
    const claims = claimable(order, lines, heldOf)
    return {
      askAfterSales: withheldFor(everyType, order, claims),
      askExchange: withheldFor([afterSalesType.code.exchange], order, claims),
      askInvoice: (left.get(order.id) ?? 0) > 0 ? undefined : 'invoiced',
      comment: lines.some(({ commented }) => commented === 20) ? undefined : 'commented',
    }
  }
}
