import { and, eq, ne } from 'drizzle-orm'
import { invitationState } from '../../../../src/account/invitations/invitation-state'
import { mostSends } from '../../../../src/account/invitations/invitations.contract'
import { db, tx } from '../../core/database/db'
import { buyerLog } from '../../core/documents/audit'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { tooOften } from '../../core/security/limit'
import { minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { lockOrganisation } from '../organisation/save-unit'
import { invitedOften, overInvited, placingCheck, refusalOf } from './check-invitations'
import { invitationQueued, life, type Sending } from './invitations'
import { stateOf } from './invitations-page'
import { memberInvitation, type InvitationRow } from './invitations.table'

const { waiting, withdrawn, expired } = invitationState.code
const resendPause = minute

const sentOften = () =>
  refuse(429, ['每个邀请最多发送 {n} 次', 'An invitation can be sent up to {n} times.'], {
    values: { n: mostSends },
  })

/** Locks an invitation of the company that is waiting or expired. @throws Refusal 404, 409 */
async function lockedInvitation({ companyId }: Member, id: string): Promise<InvitationRow> {
  await lockOrganisation(companyId)
  const [row] = await db()
    .select()
    .from(memberInvitation)
    .where(and(eq(memberInvitation.id, id), eq(memberInvitation.customerId, companyId)))
    .for('update')
  if (!row) throw notFound()
  if (row.state !== waiting && row.state !== expired) throw stateChanged()
  return row
}

const log = buyerLog('memberInvitation')

/** @throws Refusal 409, 422, 429 */
async function checkResend(who: Member, row: InvitationRow) {
  if (row.sends >= mostSends) throw sentOften()
  const left = (row.sentAt?.getTime() ?? 0) + resendPause - clock.now().getTime()
  if (left > 0) throw tooOften(Math.ceil(left / 1000))
  const others = await db().$count(
    memberInvitation,
    and(
      eq(memberInvitation.customerId, row.customerId),
      eq(memberInvitation.target, row.target),
      eq(memberInvitation.state, waiting),
      ne(memberInvitation.id, row.id),
    ),
  )
  if (others > 0) throw stateChanged()
  const fault = (await placingCheck(who))(row)
  if (fault) throw refusalOf(fault)
  if ((await overInvited([row.target])).has(row.target)) throw refusalOf(invitedOften)
}

/** Sends an invitation again with a new link. @throws Refusal 403, 404, 409, 422, 429 */
export async function resend(who: Member, id: string, { site, ruledBy, language }: Sending) {
  await tx(async () => {
    const row = await lockedInvitation(who, id)
    // The first message still waits to be sent.
    if (row.sends === 0 && stateOf(row) === waiting) return
    await checkResend(who, row)
    await db()
      .update(memberInvitation)
      .set({
        state: waiting,
        tokenHash: null,
        expiresAt: await life(ruledBy),
        invitedBy: who.customerId,
        siteId: site,
        language,
      })
      .where(eq(memberInvitation.id, id))
    await log(who, id, 'resend')
  })
  invitationQueued.give()
  return true as const
}

/** Withdraws an invitation. @throws Refusal 404, 409 */
export const withdraw = (who: Member, id: string) =>
  tx(async () => {
    await lockedInvitation(who, id)
    await db().update(memberInvitation).set({ state: withdrawn }).where(eq(memberInvitation.id, id))
    await log(who, id, 'withdraw')
    return true as const
  })
