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

/** Passes the open requests of a closed account to another one. @returns their ids */
async function takeRequests({ companyId, customerId }: Member, memberId: string, successorId: string) {
  const own = await db()
    .update(purchaseRequest)
    .set({ placedBy: successorId })
    .where(placedBy(companyId, memberId))
    .returning({ id: purchaseRequest.id })
  for (const { id: entityId } of own)
    await audit({ actorType: 'buyer', actorId: customerId, entity: 'request', entityId, action: 'takeOver' })
  return new Set(own.map(({ id }) => id))
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

type Undecided = Awaited<ReturnType<typeof undecidedBy>>[number]

/** Asks another account about a step instead of one that has not decided it. */
async function passStep({ customerId }: Member, { id, state, step }: Undecided, from: string, to: string) {
  await db()
    .insert(requestApprover)
    .values({ requestId: id, step, memberId: to, forId: from })
    .onConflictDoNothing()
  await db()
    .delete(requestApprover)
    .where(
      and(
        eq(requestApprover.requestId, id),
        eq(requestApprover.step, step),
        eq(requestApprover.memberId, from),
      ),
    )
  if (state !== requestState.code.waiting) return
  await moveRequest(id, 'reassign', { actor: 'buyer', actorId: customerId })
  await tellApprovers(id)
}

/**
 * Asks another account wherever one would still have to decide, and the administrator about that account's own requests. Part
 * of the caller's transaction.
 * @param successorId default: the administrator
 */
export async function takeApprovals(who: Member, memberId: string, successorId?: string) {
  const { companyId } = who
  const administratorId = await administratorOf(companyId)
  const successor = successorId ?? administratorId
  for (const row of await undecidedBy(companyId, memberId))
    await passStep(who, row, memberId, row.placedBy === successor ? administratorId : successor)
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
  const administratorId = await administratorOf(who.companyId)
  const successor = successorId ?? administratorId
  const taken = await takeRequests(who, memberId, successor)
  await takeApprovals(who, memberId, successorId)
  if (successor === administratorId) return
  // The successor is now their requester and must not approve them.
  for (const row of await undecidedBy(who.companyId, successor))
    if (taken.has(row.id)) await passStep(who, row, successor, administratorId)
}
