import { and, eq, lte } from 'drizzle-orm'
import { databaseTime } from '../database/database-time'
import { db } from '../database/db'
import { jobLease } from './jobs.table'

/** Uses a row instead of a session lock, because a pooler gives each transaction another session. */
async function take(name: string, holder: string, ms: number): Promise<boolean> {
  const until = databaseTime(ms)
  const taken = await db()
    .insert(jobLease)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: jobLease.name,
      set: { holder, until },
      setWhere: lte(jobLease.until, databaseTime()),
    })
    .returning({ name: jobLease.name })
  return taken.length > 0
}

const extend = (name: string, holder: string, ms: number) =>
  db()
    .update(jobLease)
    .set({ until: databaseTime(ms) })
    .where(and(eq(jobLease.name, name), eq(jobLease.holder, holder)))

/** Milliseconds for which a crashed holder blocks the others. */
const leaseFor = 30_000

/**
 * Runs a job unless another server is running it or has just run it. The lease saves work but guarantees nothing: a holder that
 * was frozen for longer may continue beside the next one, so each step is guarded by its own rows.
 * @param rest milliseconds after the run during which no other starts
 * @param lasts duration of the lease in milliseconds; it is extended during the run
 * @returns nothing if another server has the lease
 */
export async function inLease<T>(
  name: string,
  rest: number,
  work: () => Promise<T>,
  lasts = leaseFor,
): Promise<T | undefined> {
  const holder = crypto.randomUUID()
  if (!(await take(name, holder, lasts))) return undefined
  // A failed extension is retried next time, or the lease expires.
  const extending = setInterval(() => void extend(name, holder, lasts).catch(() => {}), lasts / 3)
  try {
    return await work()
  } finally {
    clearInterval(extending)
    await extend(name, holder, rest)
  }
}
