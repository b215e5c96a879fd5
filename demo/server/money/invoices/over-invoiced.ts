import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { orders } from '../../trade/orders/orders.table'
import { invoice, invoiceItem } from './invoices.table'
import { invoicedParts, leftWith } from './left-to-invoice'

/** Query for valid invoices that exceed the kept amount of their orders. @param which restricts it */
export function overInvoiced(which?: SQL) {
  // Matches the condition of the partial index, which has few rows.
  const refunded = db()
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.refundedAmount} > 0`)
  const parts = invoicedParts(inArray(invoiceItem.orderId, refunded))
  return db()
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(invoiceItem, eq(invoiceItem.invoiceId, invoice.id))
    .innerJoin(orders, eq(orders.id, invoiceItem.orderId))
    .innerJoin(parts, eq(parts.orderId, orders.id))
    .where(
      and(
        isNull(invoice.redOf),
        isNull(invoice.reddenedBy),
        isNotNull(invoice.number),
        lt(leftWith(parts), 0),
        which,
      ),
    )
}
