import type { Config } from './config'
import type { Database } from './database'
import { withDb } from './db'
import { errorText } from './error-text'
import { inLease } from './lease'
import type { Signal } from './signal'
import type { Log } from './surroundings'
import { tell, working, type Work } from './work'

/** Work that time asks for. Of several servers one does a turn; should two, each step is guarded by its own rows. */
export type Job = {
  /** The room's folder and what it does: `trade/orders close unpaid`. */
  name: string
  /** Milliseconds from the end of a turn that found nothing to do to the next. */
  every: number
  /** Whoever writes work for it gives a sign, and the turn comes at once. */
  signal?: Signal
  /** Whether there can be work for it, as this server is set up. */
  neededBy?: (config: Config) => boolean
  /** One turn; what is due and did not fit in comes with the next. Tells how many it did, where it may be more. */
  run: (config: Config, log: Log) => Promise<unknown>
}

const rounds = 200
/** Milliseconds after a turn that did something, so that others come between. */
const soon = 300

const neededOf = (jobs: readonly Job[], config: Config) =>
  jobs.filter(({ neededBy = () => true }) => neededBy(config))

/** Does what is due now, round after round until nothing more is done: after time was moved. */
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
  const timers = new Map<Job, NodeJS.Timeout>()
  /** Called while they were at work. */
  const called = new Set<Job>()

  function begin(job: Job, isCalled: boolean) {
    clearTimeout(timers.get(job))
    timers.delete(job)
    turn = turn.then(() => one(job, isCalled))
  }
  function wait(job: Job, ms: number, isCalled: boolean) {
    const timer = setTimeout(() => begin(job, isCalled), ms)
    // A browser's timers are numbers, and keep nothing alive.
    if (typeof timer === 'object') timer.unref()
    timers.set(job, timer)
  }
  function call(job: Job) {
    if (timers.has(job)) begin(job, true)
    else called.add(job)
  }
  function turnOf(job: Job, isCalled: boolean) {
    const run = () => job.run(config, log)
    // There is work, and it may be for more than one server. Else its own next turn comes right after the rest.
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
