import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { no } from '../../../../src/core/api/shapes'
import { orderState } from '../../../../src/words/order-state'
import { after, day, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { orders } from './orders.table'

const { toBePaid, pendingSigning } = orderState.code

/**
 * Extends deadlines on closed sites, where buyers cannot pay or sign. A day is left when the site reopens.
 * @returns number of extended deadlines
 */
export async function holdDeadlines(): Promise<number> {
  const dayFromNow = after(clock.now(), day)
  const shut = db().select({ id: brandSite.id }).from(brandSite).where(eq(brandSite.open, no))
  const waiting = await db()
    .update(orders)
    .set({ payDeadline: dayFromNow })
    .where(
      and(
        inArray(orders.siteId, shut),
        inArray(orders.state, [toBePaid, pendingSigning]),
        isNotNull(orders.payDeadline),
        lt(orders.payDeadline, after(dayFromNow, -minute)),
      ),
    )
    .returning({ id: orders.id })
  return waiting.length
}

export const job: Job = { name: 'trade/orders hold deadlines', every: 5_000, run: holdDeadlines }
