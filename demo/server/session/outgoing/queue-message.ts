import { after } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { signal } from '../../core/jobs/signal'
import type { Message } from './messenger'
import { outgoing } from './outgoing.table'

/** Signals that a queued message waits for the job. */
export const messageQueued = signal()

/**
 * Queues a message in the current transaction. After the commit, the caller sends it or raises `messageQueued`, so that a
 * job sends it.
 * @param goodFor milliseconds after which the message expires
 * @returns id of the message
 */
export async function queueMessage(message: Message, goodFor?: number): Promise<string> {
  const id = newId()
  const now = clock.now()
  const goodUntil = goodFor === undefined ? null : after(now, goodFor)
  await db()
    .insert(outgoing)
    .values({ ...message, id, nextAt: now, goodUntil })
  return id
}
