import { and, countDistinct, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { oftenList } from './often-bought.table'

/**
 * Adds the goods of newly completed orders to their buyers' frequent purchases on the brand site. Code that completes an
 * order calls it once, in the same transaction.
 */
export async function countBought(...orderIds: string[]) {
  const bought = await db()
    .select({
      customerId: orders.customerId,
      siteId: orders.siteId,
      skuId: orderLine.skuId,
      lastAt: max(orders.completedAt),
      times: countDistinct(orders.id),
    })
    .from(orderLine)
    .innerJoin(orders, and(eq(orders.id, orderLine.orderId), isNotNull(orders.completedAt)))
    .where(inArray(orderLine.orderId, orderIds))
    .groupBy(orders.customerId, orders.siteId, orderLine.skuId)
  const rows = bought.flatMap(({ lastAt, ...row }) => (lastAt ? [{ ...row, lastAt }] : []))
  if (rows.length === 0) throw notFound()
  await db()
    .insert(oftenList)
    .values(rows)
    .onConflictDoUpdate({
      target: [oftenList.customerId, oftenList.siteId, oftenList.skuId],
      set: {
        times: sql`${oftenList.times} + excluded.times`,
        lastAt: sql`greatest(${oftenList.lastAt}, excluded.last_at)`,
      },
    })
}
