import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { administratorOf } from '../../account/organisation/administrators'
import { db } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { lockFunds } from '../../money/accounts/account-rows'
import { moveRequest } from './move-request'
import { tellApprovers } from './request-reminders'
import { purchaseRequest, requestApprover } from './requests.table'

const ofOpen = (companyId: string) =>
  and(eq(purchaseRequest.customerId, companyId), inArray(purchaseRequest.state, openStates))

const placedBy = (companyId: string, memberId: string) =>
  and(ofOpen(companyId), eq(purchaseRequest.placedBy, memberId))

/** Passes the open requests of a closed account to another one, which then decides about them. */
async function takeRequests({ companyId, customerId }: Member, memberId: string, successorId: string) {
  const own = await db()
    .update(purchaseRequest)
    .set({ placedBy: successorId })
    .where(placedBy(companyId, memberId))
    .returning({ id: purchaseRequest.id })
  for (const { id: entityId } of own)
    await audit({ actorType: 'buyer', actorId: customerId, entity: 'request', entityId, action: 'takeOver' })
}

const undecidedBy = (companyId: string, memberId: string) =>
  db()
    .select({
      id: purchaseRequest.id,
      placedBy: purchaseRequest.placedBy,
      state: purchaseRequest.state,
      step: requestApprover.step,
    })
    .from(requestApprover)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, requestApprover.requestId))
    .where(and(ofOpen(companyId), eq(requestApprover.memberId, memberId), isNull(requestApprover.decidedAt)))
    .orderBy(asc(purchaseRequest.id))

/**
 * Asks another account wherever one would still have to decide, and the administrator about that account's own requests. Part
 * of the caller's transaction.
 * @param successorId default: the administrator
 */
export async function takeApprovals(
  { companyId, customerId }: Member,
  memberId: string,
  successorId?: string,
) {
  const administratorId = await administratorOf(companyId)
  const successor = successorId ?? administratorId
  for (const row of await undecidedBy(companyId, memberId)) {
    const { id, state, step } = row
    const asked = and(eq(requestApprover.requestId, id), eq(requestApprover.step, step))
    const next = row.placedBy === successor ? administratorId : successor
    await db()
      .insert(requestApprover)
      .values({ requestId: id, step, memberId: next, forId: memberId })
      .onConflictDoNothing()
    await db()
      .delete(requestApprover)
      .where(and(asked, eq(requestApprover.memberId, memberId)))
    if (state !== requestState.code.waiting) continue
    await moveRequest(id, 'reassign', { actor: 'buyer', actorId: customerId })
    await tellApprovers(id)
  }
}

/** Returns the number of open requests of an account, and of requests that wait for its approval now or later. */
export async function openWorkOf(companyId: string, memberId: string) {
  const approvals = await undecidedBy(companyId, memberId)
  return {
    requests: await db().$count(purchaseRequest, placedBy(companyId, memberId)),
    approvals: new Set(approvals.map(({ id }) => id)).size,
  }
}

/**
 * Passes the open work of an account that is being closed to another one. Part of the caller's transaction.
 * @param successorId default: the administrator
 */
export async function takeOver(who: Member, memberId: string, successorId?: string) {
  // Before the requests, in the common lock order.
  await lockFunds(who.companyId)
  await takeRequests(who, memberId, successorId ?? (await administratorOf(who.companyId)))
  await takeApprovals(who, memberId, successorId)
}
