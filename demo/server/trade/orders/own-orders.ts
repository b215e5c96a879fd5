import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import { cancelReason } from '../../../../src/trade/orders/cancel-reason'
import type { cancelOrder, pageOrders } from '../../../../src/trade/orders/orders.contract'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { notFound, refuse } from '../../core/refusal'
import { moveOrder } from './move-order'
import { orderRows } from './order-rows'
import { orders } from './orders.table'

/** A company's orders; of those a sub-account sees what it placed itself. */
const seenBy = ({ companyId, customerId, accountKind }: Member) =>
  and(eq(orders.customerId, companyId), accountKind === 'main' ? undefined : eq(orders.placedBy, customerId))

export async function ordersPage(who: Member, asked: Asked<typeof pageOrders>['body']) {
  const { state, pageNumber, pageSize } = asked
  const wanted = and(seenBy(who), state === undefined ? undefined : sql`${orders.state} = ${state}`)
  const [found] = await db().select({ total: count() }).from(orders).where(wanted)
  const ids = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const rows = await orderRows(ids.map(({ id }) => id))
  return pageWith(
    ids.flatMap(({ id }) => rows.get(id) ?? []),
    found?.total ?? 0,
    asked,
  )
}

/** @throws Refusal 400 unknown reason, 404 not theirs, 409 too late */
export async function cancelOwn(who: Member, id: string, { cancelReason: reason, remark }: Cancelling) {
  if (!cancelReason.is(reason)) throw refuse(400, ['请选择取消原因', 'Please select reason.'])
  const [own] = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), seenBy(who)))
  if (!own) throw notFound()
  const mover = { actor: 'buyer', actorId: who.customerId, reason: remark } as const
  return { state: await moveOrder(id, 'cancel', mover, { cancelReason: reason }) }
}

type Cancelling = Asked<typeof cancelOrder>['body']
