import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { pointsIndex, pointsPage } from '../../../../src/money/points/points.contract'
import { wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { accountOf } from '../accounts/account-rows'
import { pointsLot } from '../accounts/accounts.table'
import { ledgerPage } from '../accounts/ledger-page'
import { pointsRule } from './deduct-points'

/** What will expire, by the moment at which it does; points that came in one year expire together. */
async function expiring(customerId: string) {
  const rows = await db()
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
  return rows.map(({ at, amount }) => ({ at: wireTime(at), amount }))
}

export function routes(app: App) {
  serve(app, pointsIndex, async ({ who }) => ({
    balance: (await accountOf(who.companyId, 'points')).balance,
    pointsPerUnit: (await pointsRule(who.site))?.pointsPerUnit,
    expiring: await expiring(who.companyId),
  }))

  serve(app, pointsPage, ({ asked: { body }, who }) =>
    ledgerPage(who.companyId, 'points', { ...body, bizType: body.source }, (points) => points),
  )
}
