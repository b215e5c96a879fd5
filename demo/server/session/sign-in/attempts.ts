import { eq, inArray, lt, sql } from 'drizzle-orm'
import { after, hour } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db, tx } from '../../core/db'
import { signInAttempt } from './attempt.table'
import { accountKey } from './customer.table'

/**
 * Where a failed login counts: for account and address together, which soon has to wait; for the address, which
 * waits later since offices share one; and for the account, which never waits, so that strangers cannot lock it.
 */
const keysOf = (account: string, address: string) => {
  const name = accountKey(account).slice(0, 64)
  return { both: `both|${name}|${address}`, address: `address|${address}`, account: `account|${name}` }
}
type Keys = ReturnType<typeof keysOf>

const freely = { both: 5, address: 30 }
const longestWait = 15 * 60
const forgottenAfter = hour

/** Seconds until another try, doubling with each failure beyond the free ones. */
const waitFor = (failures: number, free: number) =>
  failures < free ? 0 : Math.min(2 ** Math.min(failures - free + 1, 12), longestWait)

export type Standing = {
  /** Seconds to wait before the next try; 0: now. */
  wait: number
  /** Wrong passwords for this account of late, wherever they came from. */
  failures: number
}
type Row = typeof signInAttempt.$inferSelect

function standingOf(rows: Row[], keys: Keys): Standing {
  const now = clock.now()
  const recent = rows.filter(({ lastAt }) => lastAt > after(now, -forgottenAfter))
  const left = (wanted: string, free: number) => {
    const row = recent.find(({ key }) => key === wanted)
    return row ? Math.ceil(waitFor(row.failures, free) - (now.getTime() - row.lastAt.getTime()) / 1000) : 0
  }
  return {
    wait: Math.max(0, left(keys.both, freely.both), left(keys.address, freely.address)),
    failures: recent.find(({ key }) => key === keys.account)?.failures ?? 0,
  }
}

const ofKeys = (keys: Keys) => inArray(signInAttempt.key, Object.values(keys))

/** How an account stands at an address before a try. */
export async function standing(account: string, address: string): Promise<Standing> {
  const keys = keysOf(account, address)
  return standingOf(await db().select().from(signInAttempt).where(ofKeys(keys)), keys)
}

/**
 * Counts a try as failed before its password is looked at, so that many at once are many; a right password takes
 * it back. @returns seconds to wait instead; 0: the try may go on
 */
export function takeTry(account: string, address: string): Promise<number> {
  const keys = keysOf(account, address)
  const now = clock.now()
  return tx(async () => {
    const fresh = Object.values(keys).map((key) => ({ key, failures: 0, lastAt: now }))
    const unchanged = { key: sql`excluded.key` }
    const locked = db().insert(signInAttempt).values(fresh)
    const rows = await locked.onConflictDoUpdate({ target: signInAttempt.key, set: unchanged }).returning()
    const { wait } = standingOf(rows, keys)
    if (wait > 0) return wait
    const old = after(now, -forgottenAfter).toISOString()
    const failures = sql`case when ${signInAttempt.lastAt} > ${old} then ${signInAttempt.failures} + 1 else 1 end`
    await db().update(signInAttempt).set({ failures, lastAt: now }).where(ofKeys(keys))
    return 0
  })
}

/** A right password clears what was counted for the account; the address keeps all but this try. */
export async function forgive(account: string, address: string) {
  const { both, account: name, address: place } = keysOf(account, address)
  await tx(async () => {
    await db()
      .delete(signInAttempt)
      .where(inArray(signInAttempt.key, [both, name]))
    const less = sql`greatest(${signInAttempt.failures} - 1, 0)`
    await db().update(signInAttempt).set({ failures: less }).where(eq(signInAttempt.key, place))
  })
}

export const forgetOldAttempts = () =>
  db()
    .delete(signInAttempt)
    .where(lt(signInAttempt.lastAt, after(clock.now(), -forgottenAfter)))
