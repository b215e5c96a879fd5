import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { yes } from '../../../../src/core/api/shapes'
import { requestState } from '../../../../src/trade/requests/request-state'
import type { decideRequest } from '../../../../src/trade/requests/requests.contract'
import { hasRight } from '../../../../src/session/permission/member-right'
import { db, tx } from '../../core/database/db'
import { notPermitted, refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { settingsOf } from '../approval-rules/approval-settings'
import { peopleOf } from '../approval-rules/company-rules'
import { mayDecideOwn } from '../approval-rules/rule-plan'
import { changeRequest } from './change-request'
import { orderApproved } from './confirm-request'
import { nextStep } from './assign-steps'
import { approveLast, moveRequest } from './move-request'
import { tellApprovers } from './request-reminders'
import { approversOf, heldRequest, isAsked, seenRequest, type RequestRow } from './request-viewer'
import { requestApprover } from './requests.table'

type Decided = Answer<typeof decideRequest> & { raised?: 10 | 20 }
type Decision = Asked<typeof decideRequest>['body']

const noReason = () =>
  refuse(400, ['请输入原因', 'Please enter a reason.'], {
    errors: [{ path: 'reason', message: ['请输入原因', 'Please enter a reason.'] }],
  })

const anotherRevision = () =>
  refuse(409, [
    '采购申请已变化，请核对后重新审批',
    'This request has changed. Please check it and decide again.',
  ])

const orderedAlready = () =>
  refuse(422, [
    '该申请已紧急下单，不能修改数量',
    'This request has been ordered in an emergency. Its quantities cannot be changed.',
  ])

const ownRequest = () =>
  refuse(403, [
    '不能审批自己的申请，请联系管理员转交',
    'You cannot approve your own request. Ask an administrator to pass it on.',
  ])

/** Checks that a requester may decide the own request: an administrator, or where the company allows it today. @throws Refusal 403 */
async function checkOwn({ customerId, placedBy, payAmount: amount, siteId }: RequestRow) {
  const people = await peopleOf(customerId, [placedBy])
  if (people.administratorId === placedBy) return
  if (!mayDecideOwn(people, { amount, currency: await currencyCodeOf(siteId) })) throw ownRequest()
}

/** Records an approval. @returns whether the step is complete */
async function approved({ id, step, plan }: RequestRow, memberId: string): Promise<boolean> {
  const own = and(eq(requestApprover.requestId, id), eq(requestApprover.step, step))
  await db()
    .update(requestApprover)
    .set({ decidedAt: clock.now() })
    .where(and(own, eq(requestApprover.memberId, memberId)))
  const [row] = await db()
    .select({ done: count() })
    .from(requestApprover)
    .where(and(own, isNotNull(requestApprover.decidedAt)))
  return (row?.done ?? 0) >= (plan[step]?.need ?? 1)
}

/**
 * Records one person's decision on the current step of a request.
 * @param decision `step`: index of the step that must be the current one
 * @returns the new state, and the revision of the content
 * @throws Refusal 400 no reason, 403 not this person's step, or no right to change quantities, 404, 409 another revision, 422 invalid quantities
 */
export async function decide(
  who: Member,
  idOrNo: string,
  { revision, step, decision, reason = '', lines = [] }: Decision & { step?: number },
): Promise<Answer<typeof decideRequest>> {
  const { id } = await seenRequest(idOrNo, who)
  if (!hasRight(who, 'request.approve')) throw notPermitted()
  if (lines.length > 0 && !hasRight(who, 'request.change')) throw notPermitted()
  if (decision !== 'approve' && !reason) throw noReason()
  const decided = await tx(async (): Promise<Decided> => {
    const row = await heldRequest(id)
    if (row?.revision !== revision || row.state !== requestState.code.waiting) throw anotherRevision()
    if (step !== undefined && step !== row.step) throw anotherRevision()
    if (!isAsked(row, await approversOf([id]), who.customerId)) throw notPermitted()
    if (row.placedBy === who.customerId) await checkOwn(row)
    const by = { actor: 'reviewer', actorId: who.customerId, reason } as const
    const isEmergency = row.emergency !== null
    if (isEmergency && lines.length > 0) throw orderedAlready()
    if (decision !== 'approve') {
      const action = isEmergency && decision === 'reject' ? 'refuse' : decision
      return { state: await moveRequest(id, action, by), revision }
    }
    const changed = lines.length > 0 ? await changeRequest(row, lines, by) : row
    // Higher quantities are approved from the first step on.
    if (changed !== row && !isAsked(changed, await approversOf([id]), who.customerId))
      return { state: changed.state, revision: changed.revision }
    if (!(await approved(changed, who.customerId))) {
      const state = await moveRequest(id, 'approveStep', by)
      return { state, revision: changed.revision }
    }
    if (changed.step + 1 < changed.plan.length) {
      const state = await moveRequest(id, 'approveStep', by, { step: await nextStep(changed) })
      await tellApprovers(id)
      return { state, revision: changed.revision }
    }
    const { raised } = changed
    return { state: await approveLast(changed, by), revision: changed.revision, raised }
  })
  const { state, revision: now, raised } = decided
  if (state !== requestState.code.approved || raised === yes) return { state, revision: now }
  if ((await settingsOf(who.companyId)).orderAtOnce !== yes) return { state, revision: now }
  return { revision: now, state: await orderApproved(id, { actor: 'system' }) }
}
