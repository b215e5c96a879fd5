import type { Job } from '../../core/jobs/jobs'
import { refundAsked } from './refund-money'
import { sendRefunds } from './send-refunds'

export const job: Job = {
  name: 'trade/payment send refunds to providers',
  every: 5_000,
  signal: refundAsked,
  run: sendRefunds,
}
