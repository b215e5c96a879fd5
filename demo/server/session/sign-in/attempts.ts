import { eq, inArray, lt, sql } from 'drizzle-orm'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { hashing } from '../../core/security/hashing'
import { tooOften } from '../../core/security/limit'
import { limitKey, type LimitKind } from '../../core/security/limit-key'
import { isAhead } from '../../core/security/expiry'
import { oneLess, oneMore, pendingAttempts, whenAttemptPossible } from '../../core/security/pending-attempts'
import { signInAttempt } from './attempt.table'
import { accountKey } from './customer.table'

/** Kinds of secrets. Attempts are counted separately for each kind. */
export type SecretKind = Extract<LimitKind, 'buyerPassword' | 'operatorPassword' | 'operatorCode'>

/**
 * Returns the counters of a failed login. Account plus address must wait after a few failures. The address alone waits
 * later, because offices share one. The account alone never waits, so that strangers cannot lock it.
 */
const keysOf = (kind: SecretKind, typed: string, address: string) => {
  const account = accountKey(typed)
  return {
    both: limitKey(kind, { account, address }),
    address: limitKey(kind, { address }),
    account: limitKey(kind, { account }),
  }
}
type Keys = ReturnType<typeof keysOf>

const freely = { both: 5, address: 30 }
const longestWait = 15 * 60
const forgottenAfter = hour

/** Returns the seconds until the next attempt. The wait doubles with each failure beyond the free ones. */
const waitFor = (failures: number, free: number) =>
  failures < free ? 0 : Math.min(2 ** Math.min(failures - free + 1, 12), longestWait)

export type Standing = {
  /** Seconds to wait before the next attempt. 0: none. */
  wait: number
  /** Recent wrong passwords for this account, from all addresses. */
  failures: number
}
type Row = typeof signInAttempt.$inferSelect

function standingOf(rows: Row[], keys: Keys): Standing {
  const now = clock.now()
  const recent = rows.filter(({ lastAt }) => lastAt > after(now, -forgottenAfter))
  const left = (wanted: string, free: number) => {
    const row = recent.find(({ key }) => key === wanted)
    if (!row || isAhead(row.lastAt)) return 0
    return Math.ceil(waitFor(row.failures, free) - (now.getTime() - row.lastAt.getTime()) / 1000)
  }
  return {
    wait: Math.max(0, left(keys.both, freely.both), left(keys.address, freely.address)),
    failures: recent.find(({ key }) => key === keys.account)?.failures ?? 0,
  }
}

/** Returns the waiting time and failures of an account at an address. */
export async function standing(kind: SecretKind, account: string, address: string): Promise<Standing> {
  const keys = keysOf(kind, account, address)
  const wanted = inArray(signInAttempt.key, Object.values(keys))
  return standingOf(await db().select().from(signInAttempt).where(wanted), keys)
}

/** Locks the rows of all keys until the transaction ends. Resets expired failures. */
async function lockRows(keys: Keys): Promise<Row[]> {
  const now = clock.now()
  const fresh = Object.values(keys).map((key) => ({ key, failures: 0, lastAt: now }))
  const unchanged = { key: sql`excluded.key` }
  const rows = await db()
    .insert(signInAttempt)
    .values(fresh)
    .onConflictDoUpdate({ target: signInAttempt.key, set: unchanged })
    .returning()
  const old = after(now, -forgottenAfter)
  return rows.map((row) => (row.lastAt > old ? row : { ...row, failures: 0 }))
}

async function write(rows: readonly Row[]) {
  for (const { key, ...row } of rows)
    await db().update(signInAttempt).set(row).where(eq(signInAttempt.key, key))
}

/** Returns the number of concurrent attempts: the remaining free ones, at least one. */
const room = ({ failures }: Row, free: number) => Math.max(1, free - failures)

/** @returns seconds to wait; 0 if the attempt may proceed */
const takeTry = (keys: Keys): Promise<number> =>
  whenAttemptPossible(() =>
    tx(async () => {
      const rows = await lockRows(keys)
      const { wait } = standingOf(rows, keys)
      if (wait > 0) return wait
      const full = (wanted: string, free: number) =>
        rows.some((row) => row.key === wanted && pendingAttempts(row) >= room(row, free))
      if (full(keys.both, freely.both) || full(keys.address, freely.address)) return undefined
      await write(rows.map((row) => ({ ...row, ...oneMore(row) })))
      return 0
    }),
  )

/** Records the result. A correct password resets the counters of the account; a wrong one increases all counters. */
const settle = (keys: Keys, correct: boolean) =>
  tx(async () => {
    const counted = (row: Row) => {
      if (!correct) return { failures: row.failures + 1, lastAt: clock.now() }
      return row.key === keys.address ? {} : { failures: 0 }
    }
    const rows = await lockRows(keys)
    await write(rows.map((row) => ({ ...row, ...oneLess(row), ...counted(row) })))
  })

/**
 * Checks a secret under the limits of account and address, once there is capacity to hash it. Must not run inside a
 * transaction, because a rollback would lose the failure count.
 * @returns whether the secret is correct
 * @throws Refusal 429 after too many failures · 429, 529 with too many concurrent attempts
 */
export const checkLimited = (
  kind: SecretKind,
  account: string,
  address: string,
  check: () => Promise<boolean>,
): Promise<boolean> =>
  hashing(
    async () => {
      const keys = keysOf(kind, account, address)
      const wait = await takeTry(keys)
      if (wait > 0) throw tooOften(wait)
      const correct = await check()
      await settle(keys, correct)
      return correct
    },
    limitKey(kind, { account: accountKey(account) }),
  )

export const forgetOldAttempts = () =>
  db()
    .delete(signInAttempt)
    .where(lt(signInAttempt.lastAt, after(clock.now(), -forgottenAfter)))
