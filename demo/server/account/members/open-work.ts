import { and, eq } from 'drizzle-orm'
import type { openWork } from '../../../../src/account/members/members.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { activeAmong } from '../../trade/approval-rules/company-rules'
import { openWorkOf, takeOver } from '../../trade/requests/take-over'
import { companyUnit } from '../organisation/organisation.table'
import { ownMember } from './own-member'

const headedBy = (companyId: string, memberId: string) =>
  and(eq(companyUnit.customerId, companyId), eq(companyUnit.headId, memberId))

/** Returns what a member would leave undone. @throws Refusal 403, 404, 409 its personal data is erased */
export async function openWorkPage(who: Member, memberId: string): Promise<Answer<typeof openWork>> {
  await ownMember(who, memberId)
  const { companyId } = who
  const heads = await db().$count(companyUnit, headedBy(companyId, memberId))
  return { ...(await openWorkOf(companyId, memberId)), heads }
}

const wrongSuccessor = () =>
  refuseField(422, 'successorId', [
    '请选择可登录且可审批的其他账号作为接手人',
    'Choose another account that can log in and approve.',
  ])

/**
 * Hands the open requests, approvals and departments of a member to another account. Part of the caller's transaction.
 * @param successorId default: the main account, and for departments the head above
 * @throws Refusal 422 the successor cannot log in or approve
 */
export async function handOver(who: Member, memberId: string, successorId?: string) {
  const { companyId } = who
  if (successorId !== undefined) {
    const active = await activeAmong(companyId, [successorId])
    if (successorId === memberId || !active.has(successorId)) throw wrongSuccessor()
  }
  await db()
    .update(companyUnit)
    .set({ headId: successorId ?? null })
    .where(headedBy(companyId, memberId))
  await takeOver(who, memberId, successorId)
}
