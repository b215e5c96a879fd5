import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { pointsSource } from '../../../../src/money/points/points-source'
import { hour, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { customer } from '../../session/sign-in/customer.table'
import { ledger } from '../accounts/accounts.table'
import { give } from '../accounts/bookings'
import { welcomePoints } from './welcome-points'

const atOnce = 50

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Returns the birthdays celebrated on a day. 29 February is celebrated on the 28th in other years. */
function keptOn(today: string): string[] {
  const date = today.slice(5)
  return date === '02-28' && !isLeap(Number(today.slice(0, 4))) ? [date, '02-29'] : [date]
}

/** Main accounts whose birthday it is: a company shares its points. Once a year. @returns how many were given some */
async function giveBirthdayPoints(): Promise<number> {
  const points = await welcomePoints('birthday')
  if (points <= 0) return 0
  const today = wireDay(clock.now())
  const year = today.slice(0, 4)
  const { birthdayGift } = pointsSource.code
  const given = and(
    eq(ledger.customerId, customer.id),
    eq(ledger.kind, 'points'),
    eq(ledger.bizType, birthdayGift),
    eq(ledger.refNo, year),
  )
  const due = await db()
    .select({ id: customer.id })
    .from(customer)
    .leftJoin(ledger, given)
    .where(
      and(
        isNull(ledger.id),
        isNull(customer.parentId),
        eq(customer.status, 10),
        inArray(sql`substr(${customer.birthday}, 6)`, keptOn(today)),
      ),
    )
    .orderBy(asc(customer.id))
    .limit(atOnce)
  return moveEach(due, ({ id }) => give(id, 'points', birthdayGift, points, year))
}

export const job: Job = { name: 'money/points birthdays', every: hour, run: giveBirthdayPoints }
