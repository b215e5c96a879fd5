import { and, gt, lte } from 'drizzle-orm'
import { minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { lockFunds } from '../accounts/account-rows'
import { pointsLot } from '../accounts/accounts.table'
import { expireLots } from '../accounts/points-lots'

const atOnce = 50

/** Points whose day has come, of each company in a transaction of its own. @returns how many companies lost some */
export async function expirePoints(): Promise<number> {
  const due = await db()
    .selectDistinct({ customerId: pointsLot.customerId })
    .from(pointsLot)
    .where(and(gt(pointsLot.remaining, 0), lte(pointsLot.expiresAt, clock.now())))
    .limit(atOnce)
  return moveEach(due, ({ customerId }) =>
    tx(async () => {
      await lockFunds(customerId)
      await expireLots(customerId)
    }),
  )
}

export const job: Job = { name: 'money/points expire', every: minute, run: expirePoints }
