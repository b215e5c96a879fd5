import { eq, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { oftenList } from './often-bought.table'

/**
 * Counts the goods of an order that was completed just now among those that its buyer buys often. Whoever
 * completes an order calls it once, in the same transaction.
 */
export async function countBought(orderId: string) {
  const lines = await db()
    .select({ customerId: orders.customerId, lastAt: orders.completedAt, skuId: orderLine.skuId })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(eq(orderLine.orderId, orderId))
  const rows = lines.flatMap(({ lastAt, ...line }) => (lastAt ? [{ ...line, lastAt, times: 1 }] : []))
  if (rows.length === 0) throw notFound()
  await db()
    .insert(oftenList)
    .values(rows)
    .onConflictDoUpdate({
      target: [oftenList.customerId, oftenList.skuId],
      set: {
        times: sql`${oftenList.times} + 1`,
        lastAt: sql`greatest(${oftenList.lastAt}, excluded.last_at)`,
      },
    })
}
