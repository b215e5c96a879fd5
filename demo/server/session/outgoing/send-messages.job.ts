import type { Job } from '../../core/jobs/jobs'
import { messageQueued } from './queue-message'
import { sendMessages } from './send-messages'

export const job: Job = {
  name: 'session/outgoing send messages',
  every: 2_000,
  signal: messageQueued,
  run: sendMessages,
}
