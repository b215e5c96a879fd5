import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { administratorOf } from '../../account/organisation/administrators'
import { db } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import type { Mover } from '../../core/documents/move'
import type { Member } from '../../core/security/auth'
import { lockFunds } from '../../money/accounts/account-rows'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { peopleOf } from '../approval-rules/company-rules'
import { mayDecideOwn, resolved } from '../approval-rules/rule-plan'
import { nextStep } from './assign-steps'
import { approveLast, moveRequest } from './move-request'
import { tellApprovers } from './request-reminders'
import { approversOf, heldRequest, type RequestRow } from './request-viewer'
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

const undecided = (companyId: string, which: SQL) =>
  db()
    .select({
      id: purchaseRequest.id,
      placedBy: purchaseRequest.placedBy,
      step: requestApprover.step,
      payAmount: purchaseRequest.payAmount,
      siteId: purchaseRequest.siteId,
    })
    .from(requestApprover)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, requestApprover.requestId))
    .where(and(ofOpen(companyId), which, isNull(requestApprover.decidedAt)))
    .orderBy(asc(purchaseRequest.id))

const undecidedBy = (companyId: string, memberId: string) =>
  undecided(companyId, eq(requestApprover.memberId, memberId))

type Undecided = { id: string; step: number }

/**
 * Lowers the approvals that a step needs to the people who are left. Otherwise nobody could complete it.
 * @returns whether they have decided it
 */
async function limitNeed({ id, plan }: RequestRow, step: number): Promise<boolean> {
  const left = (await approversOf([id])).filter((one) => one.step === step)
  const need = Math.min(plan[step]?.need ?? 1, left.length)
  await db()
    .update(purchaseRequest)
    .set({ plan: plan.map((one, at) => (at === step ? { ...one, need } : one)) })
    .where(eq(purchaseRequest.id, id))
  return left.filter(({ decidedAt }) => decidedAt).length >= need
}

/** Completes the current step of a request, whose approvals are there. A job orders an approved request. */
async function completeStep(row: RequestRow, by: Mover<'buyer'>) {
  if (row.step + 1 === row.plan.length) return approveLast(row, { actor: 'system' })
  await moveRequest(row.id, 'reassign', by, { step: await nextStep(row) })
  return tellApprovers(row.id)
}

/** Replaces an approver of a step. @returns whether those who are left have decided it */
async function replaceApprover(row: RequestRow, step: number, from: string, to: string): Promise<boolean> {
  await db()
    .insert(requestApprover)
    .values({ requestId: row.id, step, memberId: to, forId: from })
    .onConflictDoNothing()
  await db()
    .delete(requestApprover)
    .where(
      and(
        eq(requestApprover.requestId, row.id),
        eq(requestApprover.step, step),
        eq(requestApprover.memberId, from),
      ),
    )
  return limitNeed(row, step)
}

/** Asks another account about a step instead of one that has not decided it. */
async function passStep({ customerId }: Member, { id, step }: Undecided, from: string, to: string) {
  const row = await heldRequest(id)
  if (!row) return
  const isDecided = await replaceApprover(row, step, from, to)
  if (row.state !== requestState.code.waiting) return
  const by = { actor: 'buyer', actorId: customerId } as const
  if (isDecided && step === row.step) return completeStep(row, by)
  await moveRequest(id, 'reassign', by)
  await tellApprovers(id)
}

/**
 * Passes the undecided approvals of an account to a successor. Those of the successor's own requests pass to the administrator.
 * Part of the caller's transaction.
 * @param successorId default: the administrator
 */
export async function takeApprovals(who: Member, memberId: string, successorId?: string) {
  const { companyId } = who
  const administratorId = await administratorOf(companyId)
  const successor = successorId ?? administratorId
  for (const row of await undecidedBy(companyId, memberId))
    await passStep(who, row, memberId, row.placedBy === successor ? administratorId : successor)
}

/**
 * Passes approvals of own requests to the administrator where the company no longer allows them. Part of the caller's
 * transaction.
 */
export async function passOwnApprovals(who: Member) {
  // Before the requests, in the common lock order.
  await lockFunds(who.companyId)
  const own = await undecided(who.companyId, eq(requestApprover.memberId, purchaseRequest.placedBy))
  const people = await peopleOf(who.companyId, [])
  for (const row of own) {
    const { placedBy, payAmount: amount, siteId } = row
    if (placedBy === people.administratorId) continue
    if (!mayDecideOwn(people, { amount, currency: await currencyCodeOf(siteId) }))
      await passStep(who, row, placedBy, people.administratorId)
  }
}

/**
 * Voids the approvals of a request and asks the same people again, or those who decide for them today: the deputy of an absent
 * one, and the administrator for one who left or whose own request now exceeds the limit. Part of the caller's transaction, which
 * has locked the request.
 */
export async function askSamePeople(id: string) {
  await db().update(requestApprover).set({ decidedAt: null }).where(eq(requestApprover.requestId, id))
  const approvers = await approversOf([id])
  const request = await heldRequest(id)
  if (!request) return
  const { customerId, placedBy, payAmount: amount, siteId } = request
  const people = await peopleOf(
    customerId,
    approvers.map((one) => one.memberId),
  )
  const mayOwn = mayDecideOwn(people, { amount, currency: await currencyCodeOf(siteId) })
  for (const { step, memberId } of approvers) {
    const today = resolved(memberId, people).memberId
    const next = today === placedBy && !mayOwn ? people.administratorId : today
    // Each replacement may change the plan, so the next one reads it again.
    const row = next === memberId ? undefined : await heldRequest(id)
    if (row) await replaceApprover(row, step, memberId, next)
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
  const administratorId = await administratorOf(who.companyId)
  const successor = successorId ?? administratorId
  const taken = await takeRequests(who, memberId, successor)
  await takeApprovals(who, memberId, successorId)
  if (successor === administratorId) return
  // The successor is now their requester and must not approve them.
  for (const row of await undecidedBy(who.companyId, successor))
    if (taken.has(row.id)) await passStep(who, row, successor, administratorId)
}
