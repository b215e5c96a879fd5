import { and, inArray } from 'drizzle-orm'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { seenBy } from '../../core/documents'
import { orders } from '../../trade/orders/orders.table'

/**
 * A company shares its points, so every account sees all movements; what they were for is told to those alone who
 * see that document.
 */
export async function withOwnNumbers<Row extends { refNo: string; remark: string }>(
  rows: Row[],
  who: Member,
): Promise<Row[]> {
  if (who.accountKind === 'main' || rows.length === 0) return rows
  const numbers = rows.map(({ refNo }) => refNo)
  const own = await db()
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(seenBy(who, orders), inArray(orders.orderNo, numbers)))
  const seen = new Set(own.map(({ orderNo }) => orderNo))
  return rows.map((row) => (seen.has(row.refNo) ? row : { ...row, refNo: '', remark: '' }))
}
