import { inArray, lt, sql } from 'drizzle-orm'
import { after, hour } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
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

export async function standing(account: string, address: string): Promise<Standing> {
  const keys = keysOf(account, address)
  const rows = await db()
    .select()
    .from(signInAttempt)
    .where(inArray(signInAttempt.key, Object.values(keys)))
  const now = clock.now()
  const recent = new Map(
    rows.filter(({ lastAt }) => lastAt > after(now, -forgottenAfter)).map((row) => [row.key, row]),
  )
  const left = (key: string, free: number) => {
    const row = recent.get(key)
    if (!row) return 0
    return Math.ceil(waitFor(row.failures, free) - (now.getTime() - row.lastAt.getTime()) / 1000)
  }
  return {
    wait: Math.max(0, left(keys.both, freely.both), left(keys.address, freely.address)),
    failures: recent.get(keys.account)?.failures ?? 0,
  }
}

export async function countFailure(account: string, address: string) {
  const now = clock.now()
  const old = after(now, -forgottenAfter).toISOString()
  const rows = Object.values(keysOf(account, address)).map((key) => ({ key, failures: 1, lastAt: now }))
  await db()
    .insert(signInAttempt)
    .values(rows)
    .onConflictDoUpdate({
      target: signInAttempt.key,
      set: {
        failures: sql`case when ${signInAttempt.lastAt} > ${old} then ${signInAttempt.failures} + 1 else 1 end`,
        lastAt: now,
      },
    })
}

/** A right password clears what was counted for the account; the address keeps its count. */
export async function forgive(account: string, address: string) {
  const { both, account: name } = keysOf(account, address)
  await db()
    .delete(signInAttempt)
    .where(inArray(signInAttempt.key, [both, name]))
}

export const forgetOldAttempts = () =>
  db()
    .delete(signInAttempt)
    .where(lt(signInAttempt.lastAt, after(clock.now(), -forgottenAfter)))
