import { and, eq } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { requestState } from '../../../../src/trade/requests/request-state'
import { hasRight } from '../../../../src/session/permission/member-right'
import type { reassignRequest as contract } from '../../../../src/trade/requests/requests.contract'
import { db, tx } from '../../core/database/db'
import { notPermitted, refuse, refuseField, stateChanged } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { peopleOf } from '../approval-rules/company-rules'
import { mayDecideOwn, resolved } from '../approval-rules/rule-plan'
import { accountNames } from '../orders/account-names'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { moveRequest } from './move-request'
import { tellApprovers } from './request-reminders'
import { approversOf, heldRequest, seenRequest, type RequestRow } from './request-viewer'
import { requestApprover } from './requests.table'

const notAsked = () =>
  refuse(409, [
    '该步骤已不再等待此审批人，请刷新',
    'This step no longer waits for that person. Please refresh.',
  ])
const cannotDecide = (text: Text) => refuseField(422, 'toId', text)

const approver: Text = ['审批人', 'Approver']
const inactive: Text = [
  '请选择可登录并有审批权限的账号',
  'Choose an account that can log in and approve requests.',
]
const askedAlready: Text = ['此人已在该步骤审批人中', 'This person already decides this step.']
const ownRequest: Text = ['申请人不能审批自己的申请', 'Requesters cannot approve their own request.']

/** Returns who decides instead of a person: the chosen account, or its deputy. @throws Refusal 422 */
async function successor({ customerId, placedBy, payAmount: amount, siteId }: RequestRow, toId: string) {
  const people = await peopleOf(customerId, [toId])
  if (!people.isActive(toId)) throw cannotDecide(inactive)
  const { memberId } = resolved(toId, people)
  if (memberId !== placedBy) return memberId
  const currency = await currencyCodeOf(siteId)
  if (!mayDecideOwn(people, { amount, currency })) throw cannotDecide(ownRequest)
  return memberId
}

/**
 * Passes an undecided approval to another person, who is told.
 * @throws Refusal 403 somebody else's, and not the main account, 404, 409 no longer waiting for that person, 422 the other person cannot decide
 */
export async function reassignRequest(
  who: Member,
  idOrNo: string,
  { step, fromId, toId, reason }: Asked<typeof contract>['body'],
): Promise<Answer<typeof contract>> {
  const { id } = await seenRequest(idOrNo, who)
  const isMain = who.accountKind === 'main'
  if (!isMain && (fromId !== who.customerId || !hasRight(who, 'request.reassign'))) throw notPermitted()
  return tx(async () => {
    const row = await heldRequest(id)
    if (row?.state !== requestState.code.waiting) throw stateChanged()
    const asked = (await approversOf([id])).filter((one) => one.step === step)
    const from = asked.find((one) => one.memberId === fromId && !one.decidedAt)
    if (!from || step < row.step) throw notAsked()
    const memberId = await successor(row, toId)
    if (asked.some((one) => one.memberId === memberId)) throw cannotDecide(askedAlready)
    await db()
      .update(requestApprover)
      .set({ memberId, forId: fromId })
      .where(
        and(
          eq(requestApprover.requestId, id),
          eq(requestApprover.step, step),
          eq(requestApprover.memberId, fromId),
        ),
      )
    // Ids, because names change and can be erased.
    const change = { label: approver, from: fromId, to: memberId }
    const by = {
      actor: isMain ? 'buyer' : 'reviewer',
      actorId: who.customerId,
      reason,
      changes: [change],
    } as const
    const state = await moveRequest(id, 'reassign', by)
    if (step === row.step) await tellApprovers(id)
    const names = await accountNames([memberId])
    return { state, approver: { id: memberId, name: names.get(memberId) ?? '' } }
  })
}
