import type { Job } from '../../core/jobs'
import { sendMessages } from './send-messages'

export const job: Job = { name: 'session/outgoing send messages', every: 1_000, run: sendMessages }
