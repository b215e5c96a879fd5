import { minute } from '../../core/business-time'
import type { Job } from '../../core/jobs'
import { forgetOldProofs } from './proofs'

export const job: Job = { name: 'account/security forget proofs', every: 10 * minute, run: forgetOldProofs }
