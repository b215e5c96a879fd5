import { after } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { signal } from '../../core/signal'
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
