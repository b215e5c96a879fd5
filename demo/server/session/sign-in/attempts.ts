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

/** What is guessed. Tries of one kind count for no other. */
export type SecretKind = Extract<LimitKind, 'buyerPassword' | 'operatorPassword' | 'operatorCode'>

/**
 * Where a failed login counts: for account and address together, which soon has to wait; for the address, which
 * waits later since offices share one; and for the account, which never waits, so that strangers cannot lock it.
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
    if (!row || isAhead(row.lastAt)) return 0
    return Math.ceil(waitFor(row.failures, free) - (now.getTime() - row.lastAt.getTime()) / 1000)
  }
  return {
    wait: Math.max(0, left(keys.both, freely.both), left(keys.address, freely.address)),
    failures: recent.find(({ key }) => key === keys.account)?.failures ?? 0,
  }
}

/** How an account stands at an address before a try. */
export async function standing(kind: SecretKind, account: string, address: string): Promise<Standing> {
  const keys = keysOf(kind, account, address)
  const wanted = inArray(signInAttempt.key, Object.values(keys))
  return standingOf(await db().select().from(signInAttempt).where(wanted), keys)
}

/** The rows of all keys, held until the transaction ends; failures of long ago are forgotten. */
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

/** Tries that may be looked at beside each other: as many as are free still, later one at a time. */
const room = ({ failures }: Row, free: number) => Math.max(1, free - failures)

/** @returns seconds to wait instead; 0: the try may go on */
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

/** A right password clears what was counted for the account, a wrong one counts everywhere. */
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
 * Looks at a secret under the limits of its account and of its address, when there is room to hash it. Never inside of a
 * transaction: a wrong one has to count.
 * @returns whether it was right
 * @throws Refusal 429 too many wrong ones · 429, 529 too many at once
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
