import { lt, sql } from 'drizzle-orm'
import { db, isInsideTx } from '../database/db'
import { limitWindow } from './limit.table'
import { limitKey, type LimitedBy, type LimitKind } from './limit-key'
import { refuse } from '../http/refusal'

const most = 50_000
/** Exceeded keys with the monotonic time of their release. */
const refusedUntil = new Map<string, number>()
const own = new Map<string, { until: number; count: number }>()

/**
 * Allows at most `times` calls of one kind within `ms` milliseconds per subject, counted for all servers. Call it outside of
 * transactions, because a rollback would undo the count. Exceeded keys are remembered in memory and cost no further query.
 * @throws Refusal 429
 */
export async function limit(kind: LimitKind, by: LimitedBy, times: number, ms: number) {
  if (isInsideTx()) throw new Error(`limit('${kind}') inside of tx(): its count would be undone with it`)
  const key = limitKey(kind, by)
  const left = (refusedUntil.get(key) ?? 0) - performance.now()
  if (left > 0) throw tooOften(Math.ceil(left / 1000))
  const opened = sql`now() + ${ms} * interval '1 millisecond'`
  // A window that ends later than possible stems from a clock that was set back since.
  const over = sql`(${limitWindow.until} <= now() or ${limitWindow.until} > ${opened})`
  const [row] = await db()
    .insert(limitWindow)
    .values({ key, count: 1, until: opened })
    .onConflictDoUpdate({
      target: limitWindow.key,
      set: {
        count: sql`case when ${over} then 1 else ${limitWindow.count} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${limitWindow.until} end`,
      },
    })
    .returning({
      count: limitWindow.count,
      left: sql<number>`(extract(epoch from ${limitWindow.until} - now()) * 1000)::float8`,
    })
  if (!row || row.count <= times) return
  makeRoom(refusedUntil)
  refusedUntil.set(key, performance.now() + row.left)
  throw tooOften(Math.ceil(row.left / 1000))
}

/**
 * Limits like `limit`, but counted per server: for frequent reads that cost only this server's CPU and where a row per
 * call would cost more than the read.
 * @throws Refusal 429
 */
export function limitHere(kind: LimitKind, by: LimitedBy, times: number, ms: number) {
  const key = limitKey(kind, by)
  const now = performance.now()
  const open = own.get(key)
  if (!open || open.until <= now) {
    own.delete(key)
    makeRoom(own)
    own.set(key, { until: now + ms, count: 1 })
    return
  }
  open.count++
  if (open.count > times) throw tooOften(Math.ceil((open.until - now) / 1000))
}

/** Forgets the oldest keys first. */
function makeRoom(counters: Map<string, unknown>) {
  if (counters.size >= most) for (const old of [...counters.keys()].slice(0, most / 10)) counters.delete(old)
}

export const tooOften = (seconds: number) =>
  refuse(
    429,
    ['操作过于频繁，请 {n} 秒后再试', 'Too many attempts. Please try again in {n} {n|second|seconds}.'],
    {
      values: { n: seconds },
      retryAfter: seconds,
    },
  )

export const forgetOldWindows = () =>
  db()
    .delete(limitWindow)
    .where(lt(limitWindow.until, sql`now()`))

/** Resets all limits, in memory and in the current database. */
export async function forgetLimits() {
  forgetOwnLimits()
  await db().delete(limitWindow)
}

export function forgetOwnLimits() {
  refusedUntil.clear()
  own.clear()
}
