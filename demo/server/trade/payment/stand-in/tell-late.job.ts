import type { Job } from '../../../core/jobs/jobs'
import { overNetwork } from '../../../session/third-party/provider'
import { tellDue } from './tell-shop'

/** The demo's providers tell some payments late: see /demo/pay. */
export const job: Job = {
  name: 'trade/payment stand-ins tell late payments',
  every: 1_000,
  neededBy: ({ demo }) => demo,
  run: () => tellDue(overNetwork),
}
