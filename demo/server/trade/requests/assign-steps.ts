import { and, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { buyingChoices } from '../../money/budgets/company-buying'
import { settingsOf } from '../approval-rules/approval-settings'
import { afterWorkingHours } from '../approval-rules/working-hours'
import type { PlannedStep } from './approval-plan'
import { requestApprover, type purchaseRequest } from './requests.table'

/** Longest life of a request that is neither decided nor ordered. */
export const expiresAfter = 30 * day

/** Returns the time after some working hours of a company from now, at most the longest life of a request. */
export const dueAfter = async (companyId: string, hours: number) =>
  afterWorkingHours(
    clock.now(),
    hours,
    {
      ...(await settingsOf(companyId)),
      ...(await buyingChoices(companyId)),
    },
    after(clock.now(), expiresAfter),
  )

type Limited = { customerId: string; approveBy?: Date | null }

/** Returns when a step that begins now is escalated: after its own hours, and for an emergency at its limit at the latest. */
async function dueAtOf({ customerId, approveBy = null }: Limited, hours: number | undefined) {
  const due = hours ? await dueAfter(customerId, hours) : approveBy
  return due && approveBy && approveBy < due ? approveBy : due
}

/** Writes the people of a plan. Earlier approvals of the request are void. */
export async function assign(
  { id: requestId, ...request }: { id: string } & Limited,
  steps: readonly PlannedStep[],
) {
  await db().delete(requestApprover).where(eq(requestApprover.requestId, requestId))
  const dueAt = await dueAtOf(request, steps[0]?.hours)
  const rows = steps.flatMap(({ people }, step) =>
    people.map(({ memberId, forId = null }) => ({
      memberId,
      forId,
      requestId,
      step,
      dueAt: step === 0 ? dueAt : null,
    })),
  )
  if (rows.length > 0) await db().insert(requestApprover).values(rows)
}

/** Starts the time limit of the step after the current one. @returns its index */
export async function nextStep(row: typeof purchaseRequest.$inferSelect): Promise<number> {
  const step = row.step + 1
  const dueAt = await dueAtOf(row, row.plan[step]?.hours)
  if (dueAt)
    await db()
      .update(requestApprover)
      .set({ dueAt })
      .where(and(eq(requestApprover.requestId, row.id), eq(requestApprover.step, step)))
  return step
}
