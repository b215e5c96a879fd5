import type { Config } from '../config/config'
import type { Database } from '../database/database'
import { withDb } from '../database/db'
import { errorText } from '../observability/error-text'
import { inLease } from './lease'
import type { Signal } from './signal'
import type { Log } from '../http/surroundings'
import { tell, working, type Work } from '../observability/work'

/** Scheduled work. Usually one of several servers runs it; each step is also guarded by its own rows. */
export type Job = {
  /** Folder of the room and task: `trade/orders close unpaid`. */
  name: string
  /** Milliseconds between a run that found no work and the next run. */
  every: number
  /** Starts a run at once when work is queued. */
  signal?: Signal
  /** Returns whether this server's configuration can produce work for it. */
  neededBy?: (config: Config) => boolean
  /** Runs once and returns how many items it processed if there may be more. Remaining items wait for the next run. */
  run: (config: Config, log: Log) => Promise<unknown>
}

const rounds = 200
/** Milliseconds after a run that did something, so that other jobs run in between. */
const soon = 300

const neededOf = (jobs: readonly Job[], config: Config) =>
  jobs.filter(({ neededBy = () => true }) => neededBy(config))

/** Runs due jobs repeatedly until none has work, after time was moved. */
export async function drainJobs(jobs: readonly Job[], config: Config, log: Log) {
  const failed = new Set<Job>()
  for (let round = 0; round < rounds; round++) {
    let done = 0
    for (const job of neededOf(jobs, config)) {
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

/** Runs all jobs repeatedly, one at a time. @returns a function that stops after the current one */
export function runJobs(
  database: Database,
  jobs: readonly Job[],
  config: Config,
  log: Log,
): () => Promise<void> {
  let stopped = false
  let turns = 0
  let turn = Promise.resolve()
  const timers = new Map<Job, NodeJS.Timeout>()
  /** Jobs called while the loop was busy. */
  const called = new Set<Job>()

  function begin(job: Job, isCalled: boolean) {
    clearTimeout(timers.get(job))
    timers.delete(job)
    turn = turn.then(() => one(job, isCalled))
  }
  function wait(job: Job, ms: number, isCalled: boolean) {
    const timer = setTimeout(() => begin(job, isCalled), ms)
    // Timers are numbers in a browser and do not keep it running.
    if (typeof timer === 'object') timer.unref()
    timers.set(job, timer)
  }
  function call(job: Job) {
    if (timers.has(job)) begin(job, true)
    else called.add(job)
  }
  function turnOf(job: Job, isCalled: boolean) {
    const run = () => job.run(config, log)
    // A signalled job has work, possibly for several servers. Otherwise its next run follows the other jobs.
    return database.shared && !isCalled ? inLease(job.name, job.every * 0.8, run) : run()
  }
  async function one(job: Job, isCalled: boolean) {
    if (stopped) return
    called.delete(job)
    const begun = performance.now()
    const work: Work = { kind: 'job', id: `${job.name} ${++turns}`, name: () => job.name }
    let failed = false
    const done = await working(work, () => withDb(database.handle, () => turnOf(job, isCalled))).catch(
      (error: unknown) => {
        failed = true
        log.error(`${job.name}: ${errorText(error)}`)
      },
    )
    tell.turned(work, { begun, ms: performance.now() - begun, job: job.name, failed })
    if (stopped) return
    const isMore = called.has(job) || (typeof done === 'number' && done > 0)
    wait(job, isMore ? Math.min(soon, job.every) : job.every, isMore)
  }
  const needed = neededOf(jobs, config)
  const endListening = needed.map((job) => job.signal?.listen(() => call(job)))
  for (const job of needed) wait(job, job.every, false)

  return () => {
    stopped = true
    endListening.forEach((end) => end?.())
    timers.forEach(clearTimeout)
    return turn
  }
}
