import type { Answer } from '../../../../src/core/api/endpoint'
import { no, yes } from '../../../../src/core/api/shapes'
import { requestState } from '../../../../src/trade/requests/request-state'
import type { editRequest as contract } from '../../../../src/trade/requests/requests.contract'
import { tx } from '../../core/database/db'
import { notFound, notPermitted, refuse, stateChanged } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { checkCostCentres } from '../../money/budgets/check-cost-centres'
import { checkPoNumber } from '../../money/budgets/po-number'
import { lockRequestCoupons, releaseRequestCoupons } from '../../money/coupons/request-coupons'
import { memberById } from '../../session/sign-in/sessions'
import { settingsOf } from '../approval-rules/approval-settings'
import { denied, frozenPlan, planFor, requestBought } from './approval-plan'
import { assign } from './assign-steps'
import { nothingLeft } from './change-request'
import { orderApproved } from './confirm-request'
import { editedContent, type Edit } from './edited-content'
import { moveRequest } from './move-request'
import { contentOf } from './open-request'
import { holdStock, holds, releaseStock } from './request-hold'
import { tellApprovers } from './request-reminders'
import { heldRequest, seenRequest, type RequestRow } from './request-viewer'
import type { Frozen } from './requests.table'

type Edited = Answer<typeof contract>

const anotherRevision = () =>
  refuse(409, [
    '采购申请已变化，请核对后重新提交',
    'This request has changed. Please check it and submit it again.',
  ])

/** Checks the content of a request as a checkout does. @throws Refusal 422 */
async function checkContent({ customerId }: RequestRow, { orders }: Frozen) {
  if (orders.length === 0) throw nothingLeft()
  await checkCostCentres(
    customerId,
    orders.flatMap(({ lines, lineIds }) =>
      lines.map(({ costCentre }, at) => ({ id: lineIds[at] ?? '', costCentre })),
    ),
  )
  await checkPoNumber(customerId, orders[0]?.poNumber ?? '')
}

const submitAgain = (who: Member, id: string, edit: Edit) =>
  tx(async (): Promise<Edited> => {
    const row = await heldRequest(id)
    if (row?.state !== requestState.code.returned) throw stateChanged()
    if (row.revision !== edit.revision) throw anotherRevision()
    const requester = await memberById(row.placedBy, row.siteId)
    if (!requester) throw notFound()
    const isHeld = holds(row)
    // The content is priced with the request's own coupons and stock.
    if (isHeld) await releaseRequestCoupons(id)
    await releaseStock(id)
    const { frozen, changes } = await editedContent(row, requester, { edit, isHeld })
    await checkContent(row, frozen)
    const { steps, deniedBy } = await planFor(requester, requestBought(requester, frozen, row))
    if (deniedBy !== undefined) throw denied(deniedBy)
    if (isHeld) {
      await holdStock(row, frozen, requester.ruledBy)
      await lockRequestCoupons(id, frozen.coupons)
    }
    const revision = row.revision + 1
    const by = { actor: 'buyer', actorId: who.customerId, changes } as const
    const state = await moveRequest(id, 'resubmit', by, {
      ...contentOf(frozen),
      plan: frozenPlan(steps),
      revision,
      step: 0,
      raised: no,
    })
    await assign(row, steps)
    await tellApprovers(id)
    return {
      revision,
      state: steps.length > 0 ? state : await moveRequest(id, 'approve', { actor: 'system' }),
    }
  })

/**
 * Submits a returned request again, with or without changes, as a new revision. Its approvals follow from the rules and people of
 * today; a purchase that no rule asks about any more is approved.
 * @throws Refusal 403 somebody else's, 404, 409 not returned, or another revision; 422 quantities, numbers, budget or rule
 */
export async function editRequest(who: Member, idOrNo: string, edit: Edit): Promise<Edited> {
  const { id, placedBy, customerId } = await seenRequest(idOrNo, who)
  if (who.accountKind !== 'main' && placedBy !== who.customerId) throw notPermitted()
  const edited = await submitAgain(who, id, edit)
  if (edited.state !== requestState.code.approved) return edited
  if ((await settingsOf(customerId)).orderAtOnce !== yes) return edited
  return { ...edited, state: await orderApproved(id, { actor: 'system' }) }
}
