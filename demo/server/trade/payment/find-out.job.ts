import type { Job } from '../../core/jobs/jobs'
import { findOutDue } from './find-out'

export const job: Job = {
  name: 'trade/payment ask providers of which no word came',
  every: 20_000,
  run: findOutDue,
}
