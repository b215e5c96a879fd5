import { expect, onTestFinished } from 'vitest'
import { runJobs, type Job } from '../../demo/server/core/jobs/jobs'
import { hour } from '../../demo/server/core/time/business-time'
import type { Bed } from './testbed'

/** Runs a job as on a server until the test ends, but only when it is signalled. */
export function runOnSignal(job: Job, { database, config }: Pick<Bed, 'database' | 'config'>) {
  const log = { info: () => {}, error: (line: string) => expect.unreachable(line) }
  onTestFinished(runJobs(database, [{ ...job, every: hour }], config, log))
}
