import { and, eq, isNull, or } from 'drizzle-orm'
import { orderActions } from '../../../../src/words/order-machine'
import { db } from '../../core/database/db'
import { doneHere, reading, seenBy as documentsSeenBy, type Viewer } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { orders } from './orders.table'

type Order = typeof orders.$inferSelect

/** Selects a company's orders. A sub-account sees only its own. */
export const seenBy = (viewer: Viewer) => and(documentsSeenBy(viewer, orders), isNull(orders.hiddenAt))

/** Same, including group members in other currencies, for reading only. */
export const readBy = (viewer: Viewer) => seenBy(reading(viewer))

/** Returns the viewer's actions on an order. */
export const actionsFor = (order: Pick<Order, 'state' | 'siteId'>, viewer: Viewer): string[] =>
  doneHere(orderActions(order.state, 'buyer'), order, viewer)

/**
 * Returns a visible order by id or number.
 * @throws Refusal 404 unknown or not visible; both look the same
 */
export async function seenOrder(idOrNo: string, viewer: Viewer): Promise<Order> {
  const [found] = await db()
    .select()
    .from(orders)
    .where(and(or(eq(orders.id, idOrNo), eq(orders.orderNo, idOrNo)), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}
