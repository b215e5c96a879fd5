import { and, eq, lte } from 'drizzle-orm'
import { databaseTime } from './database-time'
import { db } from './db'
import { jobLease } from './jobs.table'

/** A row and no lock of a session, because a pooler gives each transaction another session. */
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

/** How long a holder that died keeps the others waiting, in milliseconds. */
const leaseFor = 30_000

/**
 * Does a turn of a job, unless another server does it now or has just done it. It saves work and guards nothing: a
 * holder that was frozen for longer may go on beside the next one, so that each step is guarded by its own rows.
 * @param rest milliseconds after the turn in which nobody begins another
 * @param lasts how long it is held for at a time; it is extended while the turn goes on
 * @returns nothing where another has it
 */
export async function inLease<T>(
  name: string,
  rest: number,
  work: () => Promise<T>,
  lasts = leaseFor,
): Promise<T | undefined> {
  const holder = crypto.randomUUID()
  if (!(await take(name, holder, lasts))) return undefined
  // One that could not be extended is extended next time, or runs out.
  const extending = setInterval(() => void extend(name, holder, lasts).catch(() => {}), lasts / 3)
  try {
    return await work()
  } finally {
    clearInterval(extending)
    await extend(name, holder, rest)
  }
}
