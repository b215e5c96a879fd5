import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { pointsSource } from '../../../../src/money/points/points-source'
import { startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { pointsLot, pointsUse } from './accounts.table'
import { post } from './posting'

/** Points last until the end of the year after the one in which they came. */
const expiry = () => startOfDay(`${Number(wireDay(clock.now()).slice(0, 4)) + 2}-01-01`)

export const addLot = (customerId: string, source: number, amount: number) =>
  db().insert(pointsLot).values({ customerId, source, amount, remaining: amount, expiresAt: expiry() })

const lotsOf = (customerId: string) => and(eq(pointsLot.customerId, customerId), gt(pointsLot.remaining, 0))

async function takeFrom(lotId: string, amount: number) {
  const left = sql`${pointsLot.remaining} - ${amount}`
  await db().update(pointsLot).set({ remaining: left }).where(eq(pointsLot.id, lotId))
}

/** Spends points from the lots that expire first, and records them. The balance has been checked before. */
export async function spendLots(customerId: string, amount: number, refNo: string) {
  const lots = await db()
    .select()
    .from(pointsLot)
    .where(lotsOf(customerId))
    .orderBy(asc(pointsLot.expiresAt), asc(pointsLot.id))
  let open = amount
  for (const { id: lotId, remaining } of lots) {
    const part = Math.min(open, remaining)
    if (part === 0) break
    await takeFrom(lotId, part)
    await db().insert(pointsUse).values({ customerId, lotId, refNo, amount: part })
    open -= part
  }
  if (open > 0) throw new Error(`the lots of ${customerId} hold ${open} points less than its balance`)
}

/** Brings spent points back to where they came from, those that live longest first. */
export async function returnToLots(customerId: string, amount: number, refNo: string) {
  const uses = await db()
    .select({
      id: pointsUse.id,
      lotId: pointsUse.lotId,
      amount: pointsUse.amount,
      returned: pointsUse.returned,
    })
    .from(pointsUse)
    .innerJoin(pointsLot, eq(pointsLot.id, pointsUse.lotId))
    .where(and(eq(pointsUse.customerId, customerId), eq(pointsUse.refNo, refNo)))
    .orderBy(desc(pointsLot.expiresAt), desc(pointsLot.id))
  let open = amount
  for (const use of uses) {
    const part = Math.min(open, use.amount - use.returned)
    if (part === 0) continue
    await takeFrom(use.lotId, -part)
    await db()
      .update(pointsUse)
      .set({ returned: use.returned + part })
      .where(eq(pointsUse.id, use.id))
    open -= part
  }
  if (open > 0) throw new Error(`${refNo} spent ${open} points less than are to come back`)
}

/** Takes from the balance what was not spent in time. A lot is due again when points come back to it later. */
export async function expireLots(customerId: string) {
  const at = clock.now()
  const due = await db()
    .select()
    .from(pointsLot)
    .where(and(lotsOf(customerId), lte(pointsLot.expiresAt, at)))
    .orderBy(asc(pointsLot.expiresAt), asc(pointsLot.id))
  for (const { id, remaining } of due) {
    const refNo = `${id}/${at.getTime()}`
    const bizType = pointsSource.code.expired
    await post({ customerId, kind: 'points', bizType, amount: -remaining, refNo })
    await takeFrom(id, remaining)
  }
}
