import { and, asc, eq, lte, notExists } from 'drizzle-orm'
import { orderState } from '../../../../src/words/order-state'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { voucherFor } from '../payment/vouchers-under-review'
import { moveOrder } from './move-order'
import { orders } from './orders.table'

const atOnce = 50

/** Closes what was not paid in time; each order is a transaction of its own. @returns how many */
export async function closeUnpaid(): Promise<number> {
  const due = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, orderState.code.toBePaid),
        lte(orders.payDeadline, clock.now()),
        notExists(voucherFor(orders.id)),
      ),
    )
    .orderBy(asc(orders.payDeadline))
    .limit(atOnce)
  return moveEach(due, ({ id }) => moveOrder(id, 'close', { actor: 'timer' }))
}

export const job: Job = { name: 'trade/orders close unpaid', every: 1_000, run: closeUnpaid }
