import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { pointsLot } from '../accounts/accounts.table'

/** Sums points by expiry. Points earned in one year expire together. */
export const expiringPoints = (customerId: string) =>
  db()
    .select({ at: pointsLot.expiresAt, amount: sql`sum(${pointsLot.remaining})`.mapWith(Number) })
    .from(pointsLot)
    .where(
      and(
        eq(pointsLot.customerId, customerId),
        gt(pointsLot.remaining, 0),
        gt(pointsLot.expiresAt, clock.now()),
      ),
    )
    .groupBy(pointsLot.expiresAt)
    .orderBy(asc(pointsLot.expiresAt))
