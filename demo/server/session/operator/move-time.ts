import { sql } from 'drizzle-orm'
import { audit } from '../../core/audit'
import { hour } from '../../core/business-time'
import { moveClock } from '../../core/clock'
import { db, tx } from '../../core/db'
import { jobs } from '../../core/job-files'
import { drainJobs } from '../../core/jobs'
import { mayUse, type OperatorRole } from '../../core/operator-permission'
import type { Surroundings } from '../../core/surroundings'
import { session } from '../sign-in/session.table'
import { operatorSession } from './operator.table'

/** How far the operator may move time at once, in hours. */
export const steps = [1, 24, 240] as const

/** Time goes by for everybody, so it is the administrators' to move. */
export const mayMoveTime = (role: OperatorRole) => mayUse(role, 'operators', 'act')

/**
 * Lets time go by for the whole shop, and does what became due meanwhile. Whoever is logged in stays so.
 * @param hours one of `steps`
 */
export async function moveTime(
  hours: (typeof steps)[number],
  actorId: string,
  { config, log }: Surroundings,
) {
  await tx(async () => {
    const later = sql`${`${hours} hours`}::interval`
    await db()
      .update(session)
      .set({
        seenAt: sql`${session.seenAt} + ${later}`,
        createdAt: sql`${session.createdAt} + ${later}`,
      })
    await db()
      .update(operatorSession)
      .set({
        seenAt: sql`${operatorSession.seenAt} + ${later}`,
        expiresAt: sql`${operatorSession.expiresAt} + ${later}`,
      })
    await audit({
      actorType: 'operator',
      actorId,
      entity: 'clock',
      entityId: 'clock',
      action: `+${hours} h`,
    })
  })
  await moveClock(hours * hour)
  await drainJobs(jobs, config, log)
}
