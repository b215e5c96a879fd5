import { and, eq, isNull, or } from 'drizzle-orm'
import { orderActions, type OrderActor } from '../../../../src/trade/orders/order-machine'
import { db } from '../../core/db'
import { doneHere, reading, seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound } from '../../core/refusal'
import { orders } from './orders.table'

type Order = typeof orders.$inferSelect

/** A company's orders; of those a sub-account sees what it placed itself. */
export const seenBy = (viewer: Viewer) => and(documentsSeenBy(viewer, orders), isNull(orders.hiddenAt))

/** The same, and on a group of sites those of its members in other currencies: to be read alone. */
export const readBy = (viewer: Viewer) => seenBy(reading(viewer))

/** What somebody is to an order that they see: always its buyer, and the reviewer of what a sub-account placed. */
export const actorsOf = (order: Pick<Order, 'placedBy'>, { customerId, accountKind }: Viewer): OrderActor[] =>
  accountKind === 'main' && order.placedBy !== customerId ? ['buyer', 'reviewer'] : ['buyer']

/** Names of what somebody may do with an order that they see. */
export const actionsFor = (order: Pick<Order, 'placedBy' | 'state' | 'siteId'>, viewer: Viewer): string[] =>
  doneHere(
    actorsOf(order, viewer).flatMap((actor) => orderActions(order.state, actor)),
    order,
    viewer,
  )

/**
 * An order that somebody sees, by its id or its number.
 * @throws Refusal 404 where there is none, or not theirs: both look the same
 */
export async function seenOrder(idOrNo: string, viewer: Viewer): Promise<Order> {
  const [found] = await db()
    .select()
    .from(orders)
    .where(and(or(eq(orders.id, idOrNo), eq(orders.orderNo, idOrNo)), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}
