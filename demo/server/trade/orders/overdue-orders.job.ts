import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm'
import { orderState } from '../../../../src/words/order-state'
import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { moveOrder } from './move-order'
import { orderLine, orders } from './orders.table'
import { daysToCheck, receivedAfter } from './received-after'

const atOnce = 50
const { pendingSigning, toBeReceived } = orderState.code

const timer = { actor: 'timer' } as const

/** Closes unsigned contracts, and completes orders whose goods count as received. */
export async function moveOverdue(): Promise<number> {
  const now = clock.now()
  const unsigned = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, pendingSigning), lte(orders.payDeadline, now)))
    .orderBy(asc(orders.payDeadline))
    .limit(atOnce)
  const promisedLater = db()
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(
      and(
        eq(orderLine.orderId, orders.id),
        sql`${orderLine.promise} ->> 'date' >= ${wireDay(after(now, -daysToCheck * day))}`,
      ),
    )
  const lying = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, toBeReceived),
        lte(orders.shippedAt, after(now, -receivedAfter)),
        notExists(promisedLater),
      ),
    )
    .orderBy(asc(orders.shippedAt))
    .limit(atOnce)
  const lapsed = await moveEach(unsigned, ({ id }) => moveOrder(id, 'lapse', timer))
  return lapsed + (await moveEach(lying, ({ id }) => moveOrder(id, 'receive', timer)))
}

export const job: Job = { name: 'trade/orders overdue', every: 5_000, run: moveOverdue }
