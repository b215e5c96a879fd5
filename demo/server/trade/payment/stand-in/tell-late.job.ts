import type { Job } from '../../../core/jobs/jobs'
import { overNetwork } from '../../../session/third-party/provider'
import { tellDue } from './tell-shop'

/** Sends delayed notifications of the demo's providers, see /demo/pay. */
export const job: Job = {
  name: 'trade/payment stand-ins tell late payments',
  every: 1_000,
  neededBy: ({ demo }) => demo,
  run: () => tellDue(overNetwork),
}
