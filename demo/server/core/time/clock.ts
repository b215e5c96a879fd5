import { AsyncLocalStorage } from 'node:async_hooks'
import { after } from './business-time'
import { db } from '../database/db'
import { appClock } from './clock.table'

const fixed = new AsyncLocalStorage<Date>()
let offset = 0

/** The clock of all business rules: real time plus the offset set by the operator of a demo. */
export const clock = {
  now: () => fixed.getStore() ?? new Date(Date.now() + offset),
  /** Returns whether the current work runs at a chosen time. */
  isFixed: () => fixed.getStore() !== undefined,
  /** Milliseconds ahead of the real time. */
  offset: () => offset,
  /** Runs work at another time, for seeds of past documents. */
  at: <T>(time: Date, work: () => T): T => fixed.run(time, work),
  /** Runs work at an earlier time. @param ms milliseconds */
  ago: <T>(ms: number, work: () => T): T => clock.at(after(clock.now(), -ms), work),
}

const row = 'clock'

/** Sets the offset of this process. @param ms milliseconds */
export function setClock(ms: number) {
  offset = ms
}

/** Loads the stored offset. Only a demo changes it; other servers read it at startup. */
export async function loadClock() {
  const [stored] = await db().select().from(appClock)
  offset = stored?.offsetMs ?? 0
}

/** Moves the time of all servers and stores the offset. */
export async function moveClock(ms: number) {
  offset += ms
  await db()
    .insert(appClock)
    .values({ id: row, offsetMs: offset })
    .onConflictDoUpdate({ target: appClock.id, set: { offsetMs: offset } })
}
