import { max } from 'drizzle-orm'
import { day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Autopilot } from '../../core/config/config'
import { db } from '../../core/database/db'
import { desks, type Desk, type DeskRow } from '../../core/operator/desk'
import type { Job } from '../../core/jobs/jobs'
import { Refusal } from '../../core/http/refusal'
import { seedRun } from '../../core/database/seed-run.table'
import { actByItself } from './act-at-desk'

// 8 to 20 seconds, constant for each row.
const fast = (id: string) => 8_000 + ((Number(id.slice(-9)) || 0) % 13) * 1_000

const delay = (pace: Autopilot, { promised = day }: Desk, { id }: DeskRow) =>
  pace === 'fast' ? fast(id) : promised

/** Returns the time of seeding. Older documents stay as examples; the autopilot handles later ones only. */
const seededAt = async () => {
  const [run] = await db()
    .select({ at: max(seedRun.createdAt) })
    .from(seedRun)
  return run?.at ?? new Date(0)
}

/**
 * Performs all due actions at all desks.
 * @returns number of actions
 */
export async function autopilot(pace: Exclude<Autopilot, 'off'>): Promise<number> {
  const start = await seededAt()
  const now = clock.now().getTime()
  const faults: unknown[] = []
  let done = 0
  for (const [name, desk] of desks) {
    for (const row of await desk.waiting()) {
      const due = row.since > start && row.since.getTime() + delay(pace, desk, row) <= now
      if (!due || row.auto === undefined) continue
      try {
        await actByItself({ desk: name, action: row.auto, id: row.id })
        done += 1
      } catch (error) {
        // An operator may be faster, and an error at one desk must not stop the others.
        if (!(error instanceof Refusal)) faults.push(error)
      }
    }
  }
  if (faults.length) throw faults[0]
  return done
}

/** Returns the job that acts as the demo's platform. */
export const autopilotJobs = (pace: Autopilot): Job[] =>
  pace === 'off' ? [] : [{ name: 'session/operator autopilot', every: 2_000, run: () => autopilot(pace) }]
