import { integer } from 'drizzle-orm/pg-core'
import { after, minute } from './business-time'
import { clock } from './clock'
import { moment } from './columns'
import { pause } from './pause'
import { isAlive } from './short-lived'

/*
 * Secrets of which only so many wrong ones may be given. A try takes a place before it is looked at, so that many at
 * once are many; afterwards it counts if it was wrong. Where all places are taken by tries that are still being looked
 * at, another one waits: the right secret is never refused because of itself.
 */

/** What a counter of wrong ones keeps beside them. */
export const undecidedTries = () => ({
  checking: integer().notNull().default(0),
  /** The server that looks at them may have ended: from then on they take no places. */
  checkingUntil: moment('checking_until'),
})

type Row = { checking: number; checkingUntil: Date | null }
const longest = minute / 2

/** How many tries are being looked at. */
export const undecided = ({ checking, checkingUntil }: Row) =>
  checkingUntil && isAlive(checkingUntil, longest) ? checking : 0

export const oneMore = (row: Row) => ({
  checking: undecided(row) + 1,
  checkingUntil: after(clock.now(), longest),
})
export const oneLess = ({ checking }: Row) => ({ checking: Math.max(0, checking - 1) })

/** Takes a place as soon as there is one. @param take returns nothing where all are taken by undecided tries */
export async function whenDecided<T>(take: () => Promise<T | undefined>): Promise<T> {
  for (let ms = 10; ; ms = Math.min(ms * 2, 250)) {
    const taken = await take()
    if (taken !== undefined) return taken
    await pause(ms * (0.5 + Math.random()))
  }
}
