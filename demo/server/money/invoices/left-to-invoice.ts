import { and, asc, eq, inArray, isNull, ne, sql, sum, type SQL } from 'drizzle-orm'
import { toMinor, type Minor } from '../../../../src/core/money'
import { mayDo } from '../../../../src/trade/orders/order-machine'
import { invoiceState } from '../../../../src/money/invoices/invoice-state'
import { db } from '../../core/db'
import { orders } from '../../trade/orders/orders.table'
import { invoice, invoiceItem } from './invoices.table'

type Order = typeof orders.$inferSelect

/**
 * What of orders stands on invoices, or on applications for them, red ones against it: to be joined by order.
 * @param among whose, or which: nothing else is added up
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

/** What is left of some orders, by id, in minor units. */
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

/** What can be asked for of an order now. */
export const askable = ({ state }: Pick<Order, 'state'>, rest: Minor): Minor =>
  mayDo('askInvoice', state, 'buyer') ? Math.max(0, rest) : 0

/**
 * Writes into orders how far their invoices are: the state of the last one that stands, else that none was asked for.
 * In the transaction of what moved one of them.
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
