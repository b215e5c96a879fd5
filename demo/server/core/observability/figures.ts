import * as z from 'zod'
import type { Database } from '../database/database'
import type { Watcher } from './work'

const routeFigures = z.object({
  /** Includes the method. */
  route: z.string(),
  count: z.number(),
  /** Responses with status 500 and above. */
  failed: z.number(),
  /** Median and 95th percentile in milliseconds; up to 41 % too high. */
  p50: z.number(),
  p95: z.number(),
})
const jobFigures = z.object({
  job: z.string(),
  endedAt: z.iso.datetime(),
  ms: z.number(),
  failed: z.boolean(),
  failures: z.number(),
})
/** Figures of one server, as stored for other servers and versions. */
export const figuresShape = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  /** Routes of the last hour, the most frequent first. */
  routes: z.array(routeFigures),
  /** Last run of each job, and failures since the start. */
  jobs: z.array(jobFigures),
  used: z.number(),
  connections: z.number(),
  waiting: z.number(),
})
export type Figures = z.output<typeof figuresShape>
type JobFigures = z.output<typeof jobFigures>

const minute = 60_000
const minutes = 60
const most = 40

type Counted = { count: number; failed: number; times: number[] }

// Bins grow by the square root of two.
const binOf = (ms: number) => Math.max(0, Math.ceil(2 * Math.log2(Math.max(ms, 1))))
const endOfBin = (bin: number) => Math.round(2 ** (bin / 2))

/** Returns the time within which a share of the responses was sent. */
function within(times: readonly number[], share: number): number {
  const all = times.reduce((sum, one) => sum + one, 0)
  let passed = 0
  for (const [bin, one] of times.entries()) {
    passed += one
    if (passed >= all * share) return endOfBin(bin)
  }
  return 0
}

function add(to: Map<string, Counted>, route: string, { count, failed, times }: Counted) {
  const sum = to.get(route) ?? { count: 0, failed: 0, times: [] }
  sum.count += count
  sum.failed += failed
  times.forEach((one, bin) => (sum.times[bin] = (sum.times[bin] ?? 0) + one))
  to.set(route, sum)
}

/**
 * Counts the responses of the last hour and remembers the last run of each job.
 * @param now monotonic milliseconds
 */
export function keepFigures(
  version: string,
  { connections, waiting }: Database,
  now = () => performance.now(),
) {
  const startedAt = new Date().toISOString()
  const hour = new Map<number, Map<string, Counted>>()
  const jobs = new Map<string, JobFigures>()
  const present = () => Math.floor(now() / minute)

  function forget() {
    for (const at of hour.keys()) if (at <= present() - minutes) hour.delete(at)
  }

  const watcher: Watcher = {
    answered(_, { method, route, status, ms }) {
      forget()
      const answers = hour.get(present()) ?? new Map<string, Counted>()
      hour.set(present(), answers)
      const times = [...Array<number>(binOf(ms)).fill(0), 1]
      add(answers, `${method} ${route}`, { count: 1, failed: status >= 500 ? 1 : 0, times })
    },
    turned(_, { job, ms, failed }) {
      const failures = (jobs.get(job)?.failures ?? 0) + (failed ? 1 : 0)
      jobs.set(job, { job, endedAt: new Date().toISOString(), ms: Math.round(ms), failed, failures })
    },
  }

  function figures(): Figures {
    forget()
    const sums = new Map<string, Counted>()
    for (const answers of hour.values()) for (const [route, one] of answers) add(sums, route, one)
    const { all, idle } = connections?.() ?? { all: 1, idle: 1 }
    return {
      version,
      startedAt,
      routes: [...sums]
        .toSorted(([, one], [, other]) => other.count - one.count)
        .slice(0, most)
        .map(([route, { count, failed, times }]) => ({
          route,
          count,
          failed,
          p50: within(times, 0.5),
          p95: within(times, 0.95),
        })),
      jobs: [...jobs.values()],
      used: all - idle,
      connections: all,
      waiting: waiting(),
    }
  }
  return { watcher, figures }
}
