import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db, tx } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { dayInZone } from '../../core/time/day-in-zone'
import { carryOver, lockBudgets } from './budget-posting'
import { budget } from './budgets.table'
import { companyDay } from './company-buying'

/** The zone in which a day begins first. */
const earliestZone = 'Pacific/Kiritimati'

/**
 * Moves the rest of ended budgets to the budget of the next period, if the company wants that. A budget that is created later
 * receives it then.
 * @returns number of budgets that were carried over
 */
export async function carryOverEnded(): Promise<number> {
  const next = alias(budget, 'next')
  const ended = await db()
    .select({ id: budget.id, customerId: budget.customerId, untilDay: budget.untilDay, nextId: next.id })
    .from(budget)
    .innerJoin(
      next,
      and(
        eq(next.costCentreId, budget.costCentreId),
        eq(next.currency, budget.currency),
        eq(next.fromDay, sql`(${budget.untilDay}::date + 1)::text`),
      ),
    )
    .where(
      and(
        eq(budget.carryOver, 10),
        isNull(budget.carriedTo),
        sql`${budget.untilDay} < ${dayInZone(clock.now(), earliestZone)}`,
      ),
    )
    .orderBy(asc(budget.untilDay), asc(budget.id))
    .limit(500)
  let carried = 0
  for (const { id, customerId, untilDay, nextId } of ended) {
    if (untilDay >= (await companyDay(customerId))) continue
    await tx(async () => carryOver(await lockBudgets([id, nextId]), id, nextId))
    carried++
  }
  return carried
}

export const job: Job = { name: 'money/budgets carry over', every: hour, run: carryOverEnded }
