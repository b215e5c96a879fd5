import { minute } from '../../core/time/business-time'
import type { Job } from '../../core/jobs/jobs'
import { forgetOldProofs } from './proofs'

export const job: Job = { name: 'account/security forget proofs', every: 10 * minute, run: forgetOldProofs }
