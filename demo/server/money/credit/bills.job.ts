import { minute } from '../../core/time/business-time'
import type { Job } from '../../core/jobs/jobs'
import { ageBills, issueBills, monthBefore } from './issue-bills'

/** The last three months, so that a server that slept over the first of a month issues it, too. */
export async function keepBills() {
  for (const count of [3, 2, 1]) await issueBills(monthBefore(count))
  await ageBills()
}

export const job: Job = { name: 'money/credit statements', every: 5 * minute, run: keepBills }
