import type { Job } from '../../core/jobs'
import { sendRefunds } from './send-refunds'

export const job: Job = { name: 'trade/payment send refunds to providers', every: 1_000, run: sendRefunds }
