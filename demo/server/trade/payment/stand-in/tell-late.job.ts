import type { Job } from '../../../core/jobs/jobs'
import { overNetwork } from '../../../session/third-party/provider'

/** Sends delayed notifications of the demo's providers, see /demo/pay. */
export const job: Job = {
  name: 'trade/payment stand-ins tell late payments',
  every: 1_000,
  neededBy: ({ demo }) => demo,
  run: async () => (await import('./tell-shop')).tellDue(overNetwork),
}
