import { and, asc, eq, lte } from 'drizzle-orm'
import { orderState } from '../../../../src/trade/orders/order-state'
import type { OrderAction } from '../../../../src/trade/orders/order-machine'
import { after } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Job } from '../../core/jobs'
import { Refusal } from '../../core/refusal'
import { moveOrder } from './move-order'
import { orders } from './orders.table'
import { receivedAfter } from './received-after'

const atOnce = 50
const { pendingSigning, toBeReceived } = orderState.code

/** Moves orders for which time is up; each is a transaction of its own. @returns how many */
async function moveDue(due: { id: string }[], action: OrderAction): Promise<number> {
  let moved = 0
  for (const { id } of due) {
    try {
      await moveOrder(id, action, { actor: 'timer' })
      moved += 1
    } catch (error) {
      // Somebody was quicker.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return moved
}

/** Contracts that nobody signed, and goods that lie at the buyer's long enough to count as received. */
export async function moveOverdue(): Promise<number> {
  const now = clock.now()
  const unsigned = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, pendingSigning), lte(orders.payDeadline, now)))
    .orderBy(asc(orders.payDeadline))
    .limit(atOnce)
  const lying = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, toBeReceived), lte(orders.shippedAt, after(now, -receivedAfter))))
    .orderBy(asc(orders.shippedAt))
    .limit(atOnce)
  return (await moveDue(unsigned, 'lapse')) + (await moveDue(lying, 'receive'))
}

export const job: Job = { name: 'trade/orders overdue', every: 5_000, run: moveOverdue }
