import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { no, yes } from '../../../../src/core/api/shapes'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { administratorOf } from '../../account/organisation/administrators'
import { db, tx } from '../../core/database/db'
import { moveEach } from '../../core/documents/move-each'
import type { Job } from '../../core/jobs/jobs'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { approvalSettings } from '../approval-rules/approval-rules.table'
import { orderApproved } from './confirm-request'
import { moveRequest } from './move-request'
import { releaseHold } from './request-hold'
import { heldRequest } from './request-viewer'
import { tellApprovers } from './request-reminders'
import { purchaseRequest, requestApprover } from './requests.table'

const atOnce = 50

/** Ends a hold whose time is over. The request stays, without a promise of price or stock. */
const endHold = (id: string) =>
  tx(async () => {
    const row = await heldRequest(id)
    if (!row?.holdUntil || row.holdUntil > clock.now()) return
    await releaseHold(id)
    await db().update(purchaseRequest).set({ holdUntil: null }).where(eq(purchaseRequest.id, id))
  })

/** Ends holds that are over. @returns how many */
export async function endHolds(): Promise<number> {
  const due = await db()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(and(isNotNull(purchaseRequest.holdUntil), lte(purchaseRequest.holdUntil, clock.now())))
    .orderBy(asc(purchaseRequest.holdUntil))
    .limit(atOnce)
  return moveEach(due, ({ id }) => endHold(id))
}

/** Expires requests that were neither decided nor ordered in time. @returns how many */
export async function expireRequests(): Promise<number> {
  const due = await db()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(
      and(
        inArray(purchaseRequest.state, openStates),
        lte(purchaseRequest.expiresAt, clock.now()),
        // An emergency order waits for its approval however long it takes.
        isNull(purchaseRequest.emergency),
      ),
    )
    .orderBy(asc(purchaseRequest.expiresAt))
    .limit(atOnce)
  return moveEach(due, ({ id }) => moveRequest(id, 'expire', { actor: 'timer' }))
}

/** Asks the administrator beside approvers who did not decide in time. @returns how many steps */
export async function escalateSteps(): Promise<number> {
  const due = await db()
    .selectDistinct({ id: purchaseRequest.id })
    .from(requestApprover)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, requestApprover.requestId))
    .where(
      and(
        eq(purchaseRequest.state, requestState.code.waiting),
        eq(requestApprover.step, purchaseRequest.step),
        isNull(requestApprover.decidedAt),
        lte(requestApprover.dueAt, clock.now()),
      ),
    )
    .limit(atOnce)
  return moveEach(due, ({ id }) => escalate(id))
}

const escalate = (id: string) =>
  tx(async () => {
    await moveRequest(id, 'escalate', { actor: 'timer' })
    const [row] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, id))
    if (!row) return
    const { step } = row
    const memberId = await administratorOf(row.customerId)
    await db()
      .update(requestApprover)
      .set({ dueAt: null })
      .where(and(eq(requestApprover.requestId, id), eq(requestApprover.step, step)))
    // The administrator's own purchase is only recalled to its approvers.
    if (memberId !== row.placedBy)
      await db().insert(requestApprover).values({ requestId: id, step, memberId }).onConflictDoNothing()
    await tellApprovers(id)
  })

/** Orders requests whose server stopped between their approval and their order. @returns how many */
export async function orderForgotten(): Promise<number> {
  const due = await db()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .leftJoin(approvalSettings, eq(approvalSettings.customerId, purchaseRequest.customerId))
    .where(
      and(
        eq(purchaseRequest.state, requestState.code.approved),
        eq(purchaseRequest.raised, no),
        or(isNull(approvalSettings.orderAtOnce), eq(approvalSettings.orderAtOnce, yes)),
        lte(purchaseRequest.updatedAt, after(clock.now(), -minute)),
      ),
    )
    .limit(atOnce)
  return moveEach(due, ({ id }) => orderApproved(id, { actor: 'system' }))
}

export const job: Job = {
  name: 'trade/requests deadlines',
  every: 5_000,
  run: async () =>
    (await endHolds()) + (await expireRequests()) + (await escalateSteps()) + (await orderForgotten()),
}
