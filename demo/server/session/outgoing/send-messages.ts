import { and, asc, eq, isNull } from 'drizzle-orm'
import { after, hour, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import { db, tx } from '../../core/database/db'
import { over } from '../../core/security/expiry'
import type { Log } from '../../core/http/surroundings'
import { masked } from './masked-target'
import { messengerOf } from './messenger'
import { outgoing } from './outgoing.table'

type Row = typeof outgoing.$inferSelect

const atOnce = 20
export const mostTries = 12
/** Lease of a message, longer than any sender takes. If a process stops, another one retries afterwards. */
const hold = minute
const longest = hour

/** Returns the retry delay: 2 s, 4 s, 8 s … up to an hour, varied by 25% so that failed messages do not retry together. */
const pauseAfter = (tries: number) => Math.min(longest, 2_000 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2)

/** Leases due messages, or a single one, so that no other process sends them. */
const take = (only?: string) =>
  tx(async () => {
    const due = over(outgoing.nextAt, longest)
    const rows = await db()
      .select()
      .from(outgoing)
      .where(and(isNull(outgoing.diedAt), due, only === undefined ? undefined : eq(outgoing.id, only)))
      .orderBy(asc(outgoing.nextAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const { id, tries } of rows)
      await db()
        .update(outgoing)
        .set({ tries: tries + 1, nextAt: after(clock.now(), hold) })
        .where(eq(outgoing.id, id))
    return rows.map((row) => ({ ...row, tries: row.tries + 1 }))
  })

const called = ({ id, template, target }: Row) => `message ${id} (${template} to ${masked(target)})`

async function trySending(
  { id, fault: _, ...row }: Row,
  config: Config,
  log: Log,
): Promise<string | undefined> {
  const { channel, target, template, values, subject, text } = row
  const send = messengerOf(channel, config, log)
  if (!send) return 'no sender is set up'
  try {
    await send({ channel, target, template, values, subject, text }, id)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @returns whether the message was sent */
async function sendOne(row: Row, config: Config, log: Log): Promise<boolean> {
  const same = eq(outgoing.id, row.id)
  if (row.goodUntil && row.goodUntil <= clock.now()) {
    await db().delete(outgoing).where(same)
    log.error(`${called(row)} was not sent in time: ${row.fault}`)
    return false
  }
  const fault = await trySending(row, config, log)
  if (fault === undefined) {
    await db().delete(outgoing).where(same)
    return true
  }
  const now = clock.now()
  const isDead = row.tries >= mostTries
  await db()
    .update(outgoing)
    .set({ fault, nextAt: after(now, pauseAfter(row.tries)), diedAt: isDead ? now : null })
    .where(same)
  if (isDead) log.error(`${called(row)} was given up after ${row.tries} tries: ${fault}`)
  else if (row.tries === 1) log.error(`${called(row)} could not be sent and will be tried again: ${fault}`)
  return false
}

/**
 * Sends due messages, each at least once: after a crash, another process retries with the same id. No transaction is open
 * while a message is sent.
 * @param only id of a single message to send immediately
 * @returns number of sent messages
 */
export async function sendMessages(config: Config, log: Log, only?: string): Promise<number> {
  const rows = await take(only)
  const left = await Promise.all(rows.map((row) => sendOne(row, config, log)))
  return left.filter(Boolean).length
}
