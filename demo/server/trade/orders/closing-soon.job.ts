import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { orderState } from '../../../../src/words/order-state'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { tellOrder } from './order-reminders'
import { orders } from './orders.table'

const atOnce = 50

const unpaid = () =>
  and(
    eq(orders.state, orderState.code.toBePaid),
    lte(orders.payDeadline, after(clock.now(), hour)),
    isNull(orders.warnedAt),
  )

/** Reminds buyers of orders that close within the hour, once each. @returns how many */
export async function warnOfClosing(): Promise<number> {
  const due = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(unpaid())
    .orderBy(asc(orders.payDeadline))
    .limit(atOnce)
  let warned = 0
  for (const { id } of due)
    await tx(async () => {
      const [mine] = await db()
        .update(orders)
        .set({ warnedAt: clock.now() })
        .where(and(eq(orders.id, id), unpaid()))
        .returning()
      if (!mine) return
      await tellOrder(mine, 'soon')
      warned += 1
    })
  return warned
}

export const job: Job = { name: 'trade/orders closing soon', every: 10_000, run: warnOfClosing }
