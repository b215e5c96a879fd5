import { integer } from 'drizzle-orm/pg-core'
import { after, minute } from '../time/business-time'
import { clock } from '../time/clock'
import { moment } from '../database/columns'
import { pause } from '../time/pause'
import { isNotExpired } from './expiry'

/*
 * Limits wrong attempts at a secret. An attempt reserves a place before it is checked, so that concurrent attempts count;
 * afterwards it counts if it was wrong. If all places are reserved by attempts in progress, the next one waits, so that the
 * right secret is never refused because of concurrent attempts.
 */

/** Columns for reserved places, beside a counter of wrong attempts. */
export const attemptColumns = () => ({
  checking: integer().notNull().default(0),
  /** Reservations expire then, because the server that checks may have crashed. */
  checkingUntil: moment('checking_until'),
})

type Row = { checking: number; checkingUntil: Date | null }
const longest = minute / 2

/** Returns the number of reserved places. */
export const pendingAttempts = ({ checking, checkingUntil }: Row) =>
  checkingUntil && isNotExpired(checkingUntil, longest) ? checking : 0

export const oneMore = (row: Row) => ({
  checking: pendingAttempts(row) + 1,
  checkingUntil: after(clock.now(), longest),
})
export const oneLess = ({ checking }: Row) => ({ checking: Math.max(0, checking - 1) })

/** Reserves a place as soon as one is free. @param take returns nothing while all are reserved */
export async function whenAttemptPossible<T>(take: () => Promise<T | undefined>): Promise<T> {
  for (let ms = 10; ; ms = Math.min(ms * 2, 250)) {
    const taken = await take()
    if (taken !== undefined) return taken
    await pause(ms * (0.5 + Math.random()))
  }
}
