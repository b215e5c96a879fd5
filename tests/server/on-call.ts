import { expect, onTestFinished } from 'vitest'
import { runJobs, type Job } from '../../demo/server/core/jobs/jobs'
import { hour } from '../../demo/server/core/time/business-time'
import type { Bed } from './testbed'

/** Lets a job have turns as on a server until the test is over, but those alone that a signal calls for. */
export function onCall(job: Job, { database, config }: Pick<Bed, 'database' | 'config'>) {
  const log = { info: () => {}, error: (line: string) => expect.unreachable(line) }
  onTestFinished(runJobs(database, [{ ...job, every: hour }], config, log))
}
