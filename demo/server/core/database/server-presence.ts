import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from './database'
import { db, tx, withDb } from './db'
import { errorText } from '../observability/error-text'
import { serverNumbers, setServerNumber } from './ids'
import { server } from './server.table'
import type { Log } from '../http/surroundings'

const every = 10_000
const isGone = sql`${server.seenAt} < now() - interval '1 minute'`

/** Takes the number that is unused or was used the longest ago. */
async function takeNumber(holder: string): Promise<number> {
  const number = await tx(async () => {
    await db().execute(sql`lock table ${server} in share row exclusive mode`)
    const used = await db().select().from(server).orderBy(asc(server.number))
    const free = used.length < serverNumbers ? used.length : undefined
    const [oldest] = await db().select().from(server).where(isGone).orderBy(asc(server.seenAt)).limit(1)
    const taken = free ?? oldest?.number
    if (taken === undefined) throw new Error(`more than ${serverNumbers} servers are on this database`)
    const row = { holder, name: `${hostname()} ${process.pid}`, seenAt: sql`now()`, figures: null }
    await db()
      .insert(server)
      .values({ number: taken, ...row })
      .onConflictDoUpdate({ target: server.number, set: row })
    return taken
  })
  setServerNumber(number)
  return number
}

/**
 * Assigns this server a number, which becomes part of its ids, and renews it every ten seconds. A server that could not
 * renew it for a minute takes another one.
 * @param figures returns the figures that other servers may read
 * @returns a function that ends the presence
 */
export async function openPresence({ handle }: Database, figures: () => object, log: Log) {
  const holder = randomUUID()
  let number = await withDb(handle, () => takeNumber(holder))

  async function tell() {
    const others = await db()
      .update(server)
      .set({ seenAt: sql`now()`, figures: figures() })
      .where(and(eq(server.number, number), eq(server.holder, holder)))
      .returning({ number: server.number })
    if (others.length === 0) number = await takeNumber(holder)
  }
  const beat = () =>
    withDb(handle, tell).catch((error: unknown) => log.error(`server ${number}: ${errorText(error)}`))
  await beat()
  const timer = setInterval(beat, every).unref()

  return async () => {
    clearInterval(timer)
    // Not released at once, because another machine's clock may be behind.
    await withDb(handle, () =>
      db()
        .update(server)
        .set({ figures: null })
        .where(and(eq(server.number, number), eq(server.holder, holder))),
    ).catch(() => {})
  }
}
