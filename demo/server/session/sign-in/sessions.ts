import { and, eq, gt, inArray, lt, ne, or, sql, type AnyColumn } from 'drizzle-orm'
import type { MemberRight } from '../../../../src/session/permission/member-right'
import { newToken, sha256, type Member } from '../../core/security/auth'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { builtOnce } from '../../core/database/built-once'
import type { Config } from '../../core/config/config'
import { db } from '../../core/database/db'
import { isFull } from '../../core/database/db-error'
import { isAhead } from '../../core/security/expiry'
import { elsewhereOf, membersOf } from '../../site/brand-site/group-members'
import { customer, type Customer } from './customer.table'
import { ownRoleRights, rightsOf } from './member-rights'
import { ofPerson, personIdOf } from './person'
import { multiplierOf } from './price-multiplier'
import { session } from './session.table'

type Opening = { customerId: string; site: string; device: string; address: string }
type Limits = Config['session']

/** Opens a session. @returns its token, of which only the hash is stored */
export async function openSession({ device, ...opening }: Opening): Promise<string> {
  const token = newToken()
  const row = {
    ...opening,
    device: device.slice(0, 200),
    tokenHash: await sha256(token),
    seenAt: clock.now(),
  }
  await db().insert(session).values(row)
  return token
}

type Around = { members: readonly string[]; elsewhere: readonly string[]; own: readonly MemberRight[] }

const asMember = (
  row: Customer,
  site: string,
  { members, elsewhere, own }: Around,
  rights = rightsOf(row, own),
): Member => ({
  kind: 'member',
  customerId: row.id,
  personId: personIdOf(row),
  companyId: row.parentId ?? row.id,
  unitId: row.unitId ?? row.parentId ?? row.id,
  loginAccount: row.loginAccount,
  accountKind: rights.includes('company.edit') ? 'main' : row.accountKind,
  parentId: row.parentId,
  rights,
  userType: row.userType,
  customerType: row.customerType,
  memberLevel: row.memberLevel,
  priceMultiplier: multiplierOf(row),
  needReview: row.needReview,
  certState: row.certState,
  extendInfo: row.extendInfo,
  site,
  sites: [site, ...members],
  elsewhere,
  ruledBy: [site],
})

// Activity is saved once a minute, so that not every request writes to the database.
const seenStep = minute

const notLater = (column: AnyColumn, now: Date) => sql`least(${column}, ${now.toISOString()}::timestamptz)`

/** Saves the activity of a session. If the database has no room for writes, the request continues without saving. */
async function writeSeen(tokenHash: string, now: Date) {
  try {
    await db()
      .update(session)
      .set({ seenAt: now, createdAt: notLater(session.createdAt, now) })
      .where(eq(session.tokenHash, tokenHash))
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

const byToken = builtOnce(() =>
  db()
    .select({
      session,
      customer,
      own: ownRoleRights,
      members: membersOf(session.site),
      elsewhere: elsewhereOf(session.site),
    })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash'))),
)

/** Returns the buyer of a token, unless the session is idle, expired or ended, or the account is closed. */
export async function memberOf(token: string, { idle, absolute }: Limits): Promise<Member | undefined> {
  const tokenHash = await sha256(token)
  const [found] = await byToken().execute({ tokenHash })
  if (!found || found.customer.status !== 10) return undefined
  const now = clock.now()
  const { seenAt, createdAt, site } = found.session
  if (seenAt <= after(now, -idle) || createdAt <= after(now, -absolute)) return undefined
  if (seenAt <= after(now, -seenStep) || isAhead(seenAt) || isAhead(createdAt))
    await writeSeen(tokenHash, now)
  return asMember(found.customer, site, found)
}

/** Returns a buyer as a logged-in member, for seeds and jobs. */
export async function memberById(customerId: string, site: string): Promise<Member | undefined> {
  const [row] = await db()
    .select({
      customer,
      own: ownRoleRights,
      members: membersOf(sql`${site}`),
      elsewhere: elsewhereOf(sql`${site}`),
    })
    .from(customer)
    .where(eq(customer.id, customerId))
  return row && asMember(row.customer, site, row)
}

/** Ends a session. @returns whether it was open */
export async function endSession(token: string): Promise<boolean> {
  const ended = await db()
    .delete(session)
    .where(eq(session.tokenHash, await sha256(token)))
    .returning({ customerId: session.customerId })
  return ended.length > 0
}

/** Ends all sessions of a membership. */
export const endSessions = (customerId: string) =>
  db().delete(session).where(eq(session.customerId, customerId))

/** Ends the sessions of a person in all companies after a password change. @param except token of a session to keep */
export async function endPersonSessions(personId: string, except = '') {
  const isOther = except ? ne(session.tokenHash, await sha256(except)) : undefined
  const memberships = db().select({ id: customer.id }).from(customer).where(ofPerson(personId))
  await db()
    .delete(session)
    .where(and(inArray(session.customerId, memberships), isOther))
}

export async function forgetOldSessions({ idle, absolute }: Limits) {
  const now = clock.now()
  // Corrects times written while the demo clock was ahead; such sessions would live longer than others.
  await db()
    .update(session)
    .set({ seenAt: notLater(session.seenAt, now), createdAt: notLater(session.createdAt, now) })
    .where(or(gt(session.seenAt, now), gt(session.createdAt, now)))
  await db()
    .delete(session)
    .where(or(lt(session.seenAt, after(now, -idle)), lt(session.createdAt, after(now, -absolute))))
}
