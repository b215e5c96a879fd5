import { sql } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { hour } from '../../core/time/business-time'
import { moveClock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { jobs } from '../../core/jobs/job-files'
import { drainJobs } from '../../core/jobs/jobs'
import { mayUse, type OperatorRole } from '../../core/operator/operator-permission'
import type { Surroundings } from '../../core/http/surroundings'
import { session } from '../sign-in/session.table'
import { operatorSession } from './operator.table'

/** Hours by which the operator may advance the demo clock. */
export const steps = [1, 24, 240] as const

/** Returns whether the role may advance the clock. It affects all users, so it needs an administrator. */
export const mayMoveTime = (role: OperatorRole) => mayUse(role, 'operators', 'act')

/**
 * Advances the shop's clock and runs the jobs that become due. Sessions stay valid.
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
