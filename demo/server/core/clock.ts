import { AsyncLocalStorage } from 'node:async_hooks'
import { after } from './business-time'
import { db } from './db'
import { appClock } from './clock.table'

const fixed = new AsyncLocalStorage<Date>()
let offset = 0

/** The only clock of business rules: the real time plus what the operator of a demo has moved it by. */
export const clock = {
  now: () => fixed.getStore() ?? new Date(Date.now() + offset),
  /** Whether the time of this work was chosen. */
  isFixed: () => fixed.getStore() !== undefined,
  /** Milliseconds ahead of the real time. */
  offset: () => offset,
  /** Runs work at another time, for seeds that let the past happen. */
  at: <T>(time: Date, work: () => T): T => fixed.run(time, work),
  /** The same so long ago. @param ms milliseconds */
  ago: <T>(ms: number, work: () => T): T => clock.at(after(clock.now(), -ms), work),
}

const row = 'clock'

/** Sets how far this process is ahead, for now. @param ms milliseconds */
export function setClock(ms: number) {
  offset = ms
}

/** Takes up the offset that an earlier run has left. Only a demo moves it: other servers of one learn of it when they start. */
export async function loadClock() {
  const [kept] = await db().select().from(appClock)
  offset = kept?.offsetMs ?? 0
}

/** Moves time for the whole server, and keeps it so over restarts. */
export async function moveClock(ms: number) {
  offset += ms
  await db()
    .insert(appClock)
    .values({ id: row, offsetMs: offset })
    .onConflictDoUpdate({ target: appClock.id, set: { offsetMs: offset } })
}
