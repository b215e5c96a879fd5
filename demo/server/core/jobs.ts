import type { Config } from './config'
import type { Database } from './database'
import { withDb } from './db'
import { errorText } from './error-text'
import { inLease } from './lease'
import type { Log } from './surroundings'
import { tell, working, type Work } from './work'

/** Work that time asks for. Of several servers one does a turn; should two, each step is guarded by its own rows. */
export type Job = {
  /** The room's folder and what it does: `trade/orders close unpaid`. */
  name: string
  /** Milliseconds from the end of one turn to the next. */
  every: number
  /** One turn; what is due and did not fit in comes with the next. Tells how many it did, where it may be more. */
  run: (config: Config, log: Log) => Promise<unknown>
}

const rounds = 200

/** Does what is due now, round after round until nothing more is done: after time was moved. */
export async function drainJobs(jobs: readonly Job[], config: Config, log: Log) {
  const failed = new Set<Job>()
  for (let round = 0; round < rounds; round++) {
    let done = 0
    for (const job of jobs) {
      if (failed.has(job)) continue
      try {
        const count = await job.run(config, log)
        if (typeof count === 'number') done += count
      } catch (error) {
        failed.add(job)
        log.error(`${job.name}: ${errorText(error)}`)
      }
    }
    if (done === 0) return
  }
}

/** Does all jobs again and again, one after another. @returns a function that stops it after the present one */
export function runJobs(
  database: Database,
  jobs: readonly Job[],
  config: Config,
  log: Log,
): () => Promise<void> {
  let stopped = false
  let turns = 0
  let turn = Promise.resolve()
  const timers = new Set<NodeJS.Timeout>()

  function wait(job: Job) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      turn = turn.then(() => one(job))
    }, job.every)
    // A browser's timers are numbers, and keep nothing alive.
    if (typeof timer === 'object') timer.unref()
    timers.add(timer)
  }
  const turnOf = (job: Job) => {
    const run = () => job.run(config, log)
    // Its own next turn comes right after the rest.
    return database.shared ? inLease(job.name, job.every * 0.8, run) : run()
  }
  async function one(job: Job) {
    if (stopped) return
    const begun = performance.now()
    const work: Work = { kind: 'job', id: `${job.name} ${++turns}`, name: () => job.name }
    let failed = false
    await working(work, () => withDb(database.handle, () => turnOf(job))).catch((error: unknown) => {
      failed = true
      log.error(`${job.name}: ${errorText(error)}`)
    })
    tell.turned(work, { begun, ms: performance.now() - begun, job: job.name, failed })
    if (!stopped) wait(job)
  }
  jobs.forEach(wait)

  return () => {
    stopped = true
    timers.forEach(clearTimeout)
    return turn
  }
}
