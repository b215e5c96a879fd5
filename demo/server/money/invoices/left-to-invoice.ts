import { and, asc, eq, inArray, isNull, ne, sql, sum, type SQL } from 'drizzle-orm'
import { toMinor, type Minor } from '../../../../src/core/money'
import { mayDo } from '../../../../src/words/order-machine'
import { invoiceState } from '../../../../src/words/invoice-state'
import { db } from '../../core/database/db'
import { orders } from '../../trade/orders/orders.table'
import { invoice, invoiceItem } from './invoices.table'

type Order = typeof orders.$inferSelect

/**
 * Query for the amounts of orders on invoices and applications, minus red invoices, grouped by order.
 * @param among condition that restricts the orders
 */
export const invoicedParts = (among: SQL) =>
  db()
    .select({ orderId: invoiceItem.orderId, amount: sum(invoiceItem.amount).as('invoiced_amount') })
    .from(invoiceItem)
    .innerJoin(invoice, eq(invoice.id, invoiceItem.invoiceId))
    .where(and(among, ne(invoice.status, invoiceState.code.notApplied)))
    .groupBy(invoiceItem.orderId)
    .as('invoiced')

/** Never more than was paid, less what was given back. Below 0: more is invoiced than that. */
export const leftWith = ({ amount }: Pick<ReturnType<typeof invoicedParts>, 'amount'>) =>
  sql`(${orders.paidAmount} - ${orders.refundedAmount} - coalesce(${amount}, 0))`

/** Returns the remaining amounts by order id, in minor units. */
export async function leftOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Minor>> {
  if (orderIds.length === 0) return new Map()
  const parts = invoicedParts(inArray(invoiceItem.orderId, [...orderIds]))
  const rows = await db()
    .select({ id: orders.id, left: leftWith(parts).mapWith(toMinor) })
    .from(orders)
    .leftJoin(parts, eq(parts.orderId, orders.id))
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map((row) => [row.id, row.left]))
}

/** Returns the amount of an order that can be invoiced now. */
export const askable = ({ state }: Pick<Order, 'state'>, rest: Minor): Minor =>
  mayDo('askInvoice', state, 'buyer') ? Math.max(0, rest) : 0

/**
 * Writes the invoice state into orders: that of the latest valid invoice, otherwise none. Runs in the transaction of the change.
 */
export async function syncOrders(orderIds: readonly string[]) {
  const rows = await db()
    .select({ orderId: invoiceItem.orderId, status: invoice.status })
    .from(invoiceItem)
    .innerJoin(invoice, eq(invoice.id, invoiceItem.invoiceId))
    .where(
      and(inArray(invoiceItem.orderId, [...orderIds]), isNull(invoice.redOf), isNull(invoice.reddenedBy)),
    )
    .orderBy(asc(invoice.createdAt), asc(invoice.id))
  const standing = rows.filter(({ status }) => status !== invoiceState.code.notApplied)
  const last = new Map(standing.map(({ orderId, status }) => [orderId, status]))
  for (const id of orderIds)
    await db()
      .update(orders)
      .set({ invoiceStatus: last.get(id) ?? invoiceState.code.notApplied })
      .where(eq(orders.id, id))
}
