import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { db } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { lockFunds } from '../../money/accounts/account-rows'
import { moveRequest } from './move-request'
import { tellApprovers } from './request-reminders'
import { purchaseRequest, requestApprover } from './requests.table'

const ofOpen = (companyId: string) =>
  and(eq(purchaseRequest.customerId, companyId), inArray(purchaseRequest.state, openStates))

/** Passes the open requests of a closed account to the main account, which then decides about them. */
async function takeRequests({ companyId, customerId }: Member, memberId: string) {
  const own = await db()
    .update(purchaseRequest)
    .set({ placedBy: companyId })
    .where(and(ofOpen(companyId), eq(purchaseRequest.placedBy, memberId)))
    .returning({ id: purchaseRequest.id })
  for (const { id: entityId } of own)
    await audit({ actorType: 'buyer', actorId: customerId, entity: 'request', entityId, action: 'takeOver' })
}

/** Asks the main account wherever an account would still have to decide. Part of the caller's transaction. */
export async function takeApprovals({ companyId, customerId }: Member, memberId: string) {
  const rows = await db()
    .select({ id: purchaseRequest.id, state: purchaseRequest.state, step: requestApprover.step })
    .from(requestApprover)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, requestApprover.requestId))
    .where(and(ofOpen(companyId), eq(requestApprover.memberId, memberId), isNull(requestApprover.decidedAt)))
    .orderBy(asc(purchaseRequest.id))
  for (const { id, state, step } of rows) {
    const asked = and(eq(requestApprover.requestId, id), eq(requestApprover.step, step))
    await db()
      .insert(requestApprover)
      .values({ requestId: id, step, memberId: companyId, forId: memberId })
      .onConflictDoNothing()
    await db()
      .delete(requestApprover)
      .where(and(asked, eq(requestApprover.memberId, memberId)))
    if (state !== requestState.code.waiting) continue
    await moveRequest(id, 'reassign', { actor: 'buyer', actorId: customerId })
    await tellApprovers(id)
  }
}

/** Passes the open work of an account that is being closed to the main account. Part of the caller's transaction. */
export async function takeOver(who: Member, memberId: string) {
  // Before the requests, in the common lock order.
  await lockFunds(who.companyId)
  await takeRequests(who, memberId)
  await takeApprovals(who, memberId)
}
