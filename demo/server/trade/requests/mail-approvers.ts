import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { signal } from '../../core/jobs/signal'
import { settingsOf } from '../approval-rules/approval-settings'
import type { RequestRow } from './request-viewer'
import { approvalMail } from './requests.table'

/** Time in which the link of a mail decides. */
const linkLife = 7 * day

/** Signals that a mail to an approver waits for the job. */
export const approvalMailQueued = signal()

/** Queues mails to the people of a request's current step, unless their company wants none. */
export async function mailApprovers(
  { id: requestId, customerId, revision, step, expiresAt: end }: RequestRow,
  memberIds: readonly string[],
) {
  if ((await settingsOf(customerId)).mailApproval === 'off') return
  const latest = after(clock.now(), linkLife)
  const expiresAt = end < latest ? end : latest
  await db()
    .insert(approvalMail)
    .values(memberIds.map((memberId) => ({ requestId, memberId, revision, step, expiresAt })))
  approvalMailQueued.give()
}
