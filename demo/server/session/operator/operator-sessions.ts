import { and, eq, gt, lt } from 'drizzle-orm'
import { newToken, sha256 } from '../../core/auth'
import { after, hour } from '../../core/business-time'
import { clock } from '../../core/clock'
import type { Operator } from '../../core/console'
import { db } from '../../core/db'
import { askedBy } from '../../core/work'
import { operator, operatorSession } from './operator.table'

const lasts = 12 * hour

/** @returns the session's token */
export async function openOperatorSession(operatorId: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db().delete(operatorSession).where(lt(operatorSession.expiresAt, now))
  await db()
    .insert(operatorSession)
    .values({ tokenHash: await sha256(token), operatorId, expiresAt: after(now, lasts) })
  return token
}

/** The operator whose session this is. */
export async function operatorOf(token: string): Promise<Operator | undefined> {
  const [found] = await db()
    .select({ id: operator.id, account: operator.account })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(
      and(eq(operatorSession.tokenHash, await sha256(token)), gt(operatorSession.expiresAt, clock.now())),
    )
  if (found) askedBy({ operatorId: found.id })
  return found && { ...found, role: 'administrator' }
}

export const endOperatorSession = async (token: string) =>
  db()
    .delete(operatorSession)
    .where(eq(operatorSession.tokenHash, await sha256(token)))
