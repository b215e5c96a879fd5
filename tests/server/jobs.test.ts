import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hour } from '../../demo/server/core/time/business-time'
import { db, tx } from '../../demo/server/core/database/db'
import { jobs } from '../../demo/server/core/jobs/job-files'
import { jobLease } from '../../demo/server/core/jobs/jobs.table'
import { runJobs, type Job } from '../../demo/server/core/jobs/jobs'
import { inLease } from '../../demo/server/core/jobs/lease'
import { pause } from '../../demo/server/core/time/pause'
import { signal } from '../../demo/server/core/jobs/signal'
import { openTestbed } from './testbed'
import { soon } from '../soon'

// Two servers share one database. Each has its own timers and knows of the other only through the database.

const bed = await openTestbed('bare')
const lines: string[] = []
const log = { info: () => {}, error: (line: string) => void lines.push(line) }
const stops: (() => Promise<void>)[] = []
const server = (job: Job, shared = true) =>
  void stops.push(runJobs({ ...bed.database, shared }, [job], bed.config, log))

beforeEach(async () => {
  await bed.reset()
  lines.length = 0
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

/** Creates a job that counts its runs and its maximum number of parallel turns. */
function watched(every: number, takes: number) {
  const seen = { turns: 0, now: 0, most: 0 }
  const run = async () => {
    seen.turns += 1
    seen.most = Math.max(seen.most, (seen.now += 1))
    await pause(takes)
    seen.now -= 1
  }
  return { job: { name: 'test watched', every, run }, seen }
}

test('only one of two servers runs a job in each interval', async () => {
  const { job, seen } = watched(50, 30)
  const started = performance.now()
  server(job)
  server(job)
  await soon(() => expect(seen.turns).toBeGreaterThan(5))
  const could = (performance.now() - started) / (job.every * 0.8)
  expect(seen.most).toBe(1)
  expect(seen.turns).toBeLessThan(could + 1)
})

test('logs a failed job by name and retries it in the next interval', async () => {
  let turns = 0
  const run = async () => {
    turns += 1
    throw new Error(`fault ${turns}`)
  }
  const job = { name: 'test failing', every: 20, run }
  server(job)
  server(job)
  await soon(() => expect(turns).toBeGreaterThan(2))
  expect(lines[0]).toMatch(/^test failing: Error: fault 1\n/)
  expect(lines[1]).toMatch(/^test failing: Error: fault 2\n/)
})

test('another server takes over the job of a dead one after its lease has expired', async () => {
  await bed.inside(() =>
    db()
      .insert(jobLease)
      .values({ name: 'test left', holder: 'dead', until: new Date(Date.now() + 400) }),
  )
  const turns: number[] = []
  const turn = () => bed.inside(() => inLease('test left', 0, async () => turns.push(Date.now())))
  await turn()
  expect(turns).toEqual([])
  await soon(async () => {
    await turn()
    expect(turns.length).toBeGreaterThan(0)
  })
})

test('extends the lease of a long run', async () => {
  let over = false
  const long = bed.inside(() => inLease('test long', 0, () => soon(() => expect(over).toBe(true)), 2_000))
  await pause(3_000)
  let other = false
  await bed.inside(() => inLease('test long', 0, async () => (other = true)))
  expect(other).toBe(false)
  over = true
  await long
  await bed.inside(() => inLease('test long', 0, async () => (other = true)))
  expect(other).toBe(true)
})

test('takes no lease on a server with its own database', async () => {
  const { job, seen } = watched(5, 0)
  server(job, false)
  await soon(() => expect(seen.turns).toBeGreaterThan(1))
  expect(bed.statements.filter((statement) => statement.includes('job_lease'))).toEqual([])
})

describe('a job with a signal', () => {
  /** Creates a queue for a job that processes one item after another and would otherwise run in an hour. */
  function queue(waiting: number) {
    const given = signal()
    const seen = { waiting, turns: 0 }
    const run = async () => {
      seen.turns += 1
      if (seen.waiting === 0) return 0
      seen.waiting -= 1
      return 1
    }
    const job: Job = { name: 'test called', every: hour, signal: given, run }
    return { job, seen, give: () => bed.inside(async () => given.give()) }
  }
  const turnsOf = (seen: { turns: number }, turns: number) => soon(() => expect(seen.turns).toBe(turns))

  test('runs on a signal at once and repeats until no work is left', async () => {
    const { job, seen, give } = queue(2)
    server(job)
    await pause(50)
    expect(seen.turns).toBe(0)
    await give()
    await turnsOf(seen, 3)
    await pause(400)
    expect(seen).toEqual({ waiting: 0, turns: 3 })
  })

  test('also runs on a server without the lease, because there is work for both', async () => {
    const { job, seen, give } = queue(1)
    await bed.inside(() => inLease(job.name, hour, async () => {}))
    server(job)
    server(job)
    await give()
    await soon(() => expect(seen).toMatchObject({ waiting: 0, turns: 3 }))
  })

  test('runs again for a signal that arrived during a run', async () => {
    const given = signal()
    let turns = 0
    const run = async () => {
      turns += 1
      if (turns === 1) given.give()
    }
    server({ name: 'test meanwhile', every: hour, signal: given, run })
    await bed.inside(async () => given.give())
    await soon(() => expect(turns).toBe(2))
  })

  test('is notified of committed writes, and of none that were rolled back', async () => {
    const { job, seen } = queue(0)
    const { signal: given } = job
    server(job)
    const lost = bed.inside(() =>
      tx(async () => {
        given?.give()
        throw new Error('taken back')
      }),
    )
    await expect(lost).rejects.toThrow('taken back')
    await bed.inside(() =>
      tx(async () => {
        given?.give()
        await pause(50)
        expect(seen.turns).toBe(0)
      }),
    )
    await turnsOf(seen, 1)
  })

  test('is not notified once its server has stopped', async () => {
    const { job, seen, give } = queue(1)
    server(job)
    await Promise.all(stops.splice(0).map((stop) => stop()))
    await give()
    await pause(50)
    expect(seen.turns).toBe(0)
  })
})

test('never runs an unneeded job', async () => {
  const { job, seen } = watched(5, 0)
  server({ ...job, neededBy: ({ demo }) => !demo })
  await pause(50)
  expect(seen.turns).toBe(0)
})

test('all jobs together poll less than five times a second', () => {
  const turns = jobs.map(({ every }) => 1_000 / every)
  expect(turns.reduce((sum, each) => sum + each, 0)).toBeLessThan(5)
})
