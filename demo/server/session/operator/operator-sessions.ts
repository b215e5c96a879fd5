import { and, eq, getTableColumns, gt, lt, ne } from 'drizzle-orm'
import { newToken, sha256 } from '../../core/security/auth'
import { after, hour, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import type { Operator } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { callerAddress, type AppContext } from '../../core/http/surroundings'
import { setCookie, tokenOf } from './operator-cookie'
import { askedBy } from '../../core/observability/work'
import { operator, operatorSession } from './operator.table'

const lasts = 12 * hour
// Activity is saved once a minute, so that not every page view writes to the database.
const seenStep = minute

/** Next required step after the password. */
export type Lacking = 'code' | 'enrolment' | 'password'

type Row = typeof operator.$inferSelect
type Session = typeof operatorSession.$inferSelect
/** An operator after the password step, logged in if `lacking` is undefined. */
export type Entrant = { row: Row; session: Session; lacking: Lacking | undefined }

function lackingOf(row: Row, { proven }: Session, { demo }: Config): Lacking | undefined {
  if (row.totpSince) return proven ? passwordLacking(row) : 'code'
  return demo ? passwordLacking(row) : 'enrolment'
}
const passwordLacking = ({ startPassword }: Row) => (startPassword ? 'password' : undefined)

/**
 * Opens a session in this browser and replaces the previous one.
 * @param proven whether the second factor was verified
 */
export async function openOperatorSession(c: AppContext, operatorId: string, proven = false) {
  await endOperatorSession(c)
  const token = newToken()
  const now = clock.now()
  await db().delete(operatorSession).where(lt(operatorSession.expiresAt, now))
  await db()
    .insert(operatorSession)
    .values({
      tokenHash: await sha256(token),
      operatorId,
      seenAt: now,
      expiresAt: after(now, lasts),
      proven,
      address: callerAddress(c),
      device: (c.req.header('user-agent') ?? '').slice(0, 200),
    })
  setCookie(c, token)
}

/** Returns the operator of the browser's session, unless it is idle, expired or ended, or the account is locked. */
export async function entrantOf(c: AppContext): Promise<Entrant | undefined> {
  const { config } = c.var.surroundings
  const now = clock.now()
  const [found] = await db()
    .select({ row: getTableColumns(operator), session: getTableColumns(operatorSession) })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(
      and(
        eq(operatorSession.tokenHash, await sha256(tokenOf(c))),
        gt(operatorSession.expiresAt, now),
        gt(operatorSession.seenAt, after(now, -config.operatorIdle)),
      ),
    )
  if (!found || found.row.lockedAt) return undefined
  const { row, session } = found
  askedBy({ operatorId: row.id })
  if (session.seenAt <= after(now, -seenStep))
    await db()
      .update(operatorSession)
      .set({ seenAt: now })
      .where(eq(operatorSession.tokenHash, session.tokenHash))
  return { row, session, lacking: lackingOf(row, session, config) }
}

/** Returns the operator who completed all login steps. */
export async function operatorOf(c: AppContext): Promise<Operator | undefined> {
  const entrant = await entrantOf(c)
  if (!entrant || entrant.lacking) return undefined
  const { id, account, role } = entrant.row
  return { id, account, role }
}

export const endOperatorSession = async (c: AppContext) =>
  db()
    .delete(operatorSession)
    .where(eq(operatorSession.tokenHash, await sha256(tokenOf(c))))

/** Ends an operator's sessions. @param but token hash of a session to keep */
export const endOperatorSessions = (operatorId: string, but = '') =>
  db()
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), ne(operatorSession.tokenHash, but)))

/** Returns the open sessions of an operator, last used first. */
export async function sessionsOf(operatorId: string, { operatorIdle }: Config): Promise<Session[]> {
  const now = clock.now()
  const rows = await db()
    .select()
    .from(operatorSession)
    .where(
      and(
        eq(operatorSession.operatorId, operatorId),
        gt(operatorSession.expiresAt, now),
        gt(operatorSession.seenAt, after(now, -operatorIdle)),
      ),
    )
  return rows.toSorted((a, b) => b.seenAt.getTime() - a.seenAt.getTime())
}
