import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { payOrder, payOrderItem } from './payment.table'

/** Returns the pay order that is due for some orders, otherwise the last paid one. @returns id of the pay order */
export async function payOrderFor(orderIds: string[]): Promise<string | undefined> {
  const [found] = await db()
    .select({ id: payOrder.id })
    .from(payOrder)
    .innerJoin(payOrderItem, eq(payOrderItem.payOrderId, payOrder.id))
    .where(
      and(inArray(payOrderItem.refId, orderIds), eq(payOrder.purpose, 'order'), isNull(payOrder.closedAt)),
    )
    .orderBy(asc(payOrder.state), desc(payOrder.id))
    .limit(1)
  return found?.id
}
