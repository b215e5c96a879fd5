import { after } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { signal } from '../../core/jobs/signal'
import type { Message } from './messenger'
import { outgoing } from './outgoing.table'

/** A message waits that nobody sends at once. */
export const messageQueued = signal()

/**
 * Writes a message in the open transaction. Whoever does not send it itself once that has ended well gives
 * `messageQueued`, and a job does.
 * @param goodFor milliseconds after which it is not sent any more
 * @returns its id
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
