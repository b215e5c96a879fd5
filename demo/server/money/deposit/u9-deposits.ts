import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { wireDay, wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { monthsAgo } from '../../core/database/in-time-span'
import { u9Deposit } from './deposit.table'

const fitting = (companyId: string, timeRange?: number, ids?: string[]) =>
  and(
    ids && inArray(u9Deposit.id, ids),
    eq(u9Deposit.customerId, companyId),
    timeRange ? gte(u9Deposit.bookedOn, wireDay(monthsAgo(timeRange))) : undefined,
  )

/** Query for a company's deposits in the ERP, the latest first. @param timeRange in months @param ids restricts it */
export const u9Rows = (companyId: string, timeRange?: number, ids?: string[]) =>
  db()
    .select()
    .from(u9Deposit)
    .where(fitting(companyId, timeRange, ids))
    .orderBy(desc(u9Deposit.bookedOn), desc(u9Deposit.id))
    .$dynamic()

export const countU9 = (companyId: string, timeRange?: number) =>
  db().$count(u9Deposit, fitting(companyId, timeRange))

/** Sums their unused amounts, in minor units. */
export async function u9Balance(companyId: string): Promise<number> {
  const [sums] = await db()
    .select({ left: sql`coalesce(sum(${u9Deposit.balance}) * 100, 0)`.mapWith(Number) })
    .from(u9Deposit)
    .where(fitting(companyId))
  return sums?.left ?? 0
}

export const wireU9 = (row: typeof u9Deposit.$inferSelect) => ({
  id: row.id,
  u9No: row.u9No,
  amount: toDecimal(row.amount),
  balance: toDecimal(row.balance),
  remark: row.remark,
  bookedOn: row.bookedOn,
  syncedAt: wireTime(row.syncedAt),
})
