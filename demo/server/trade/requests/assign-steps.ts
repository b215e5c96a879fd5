import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { clock } from '../../core/time/clock'
import { buyingChoices } from '../../money/budgets/company-buying'
import { settingsOf } from '../approval-rules/approval-settings'
import { afterWorkingHours } from '../approval-rules/working-hours'
import type { PlannedStep } from './approval-plan'
import { requestApprover } from './requests.table'

/** Returns the time after some working hours of a company from now. */
export const dueAfter = async (companyId: string, hours: number) =>
  afterWorkingHours(clock.now(), hours, {
    ...(await settingsOf(companyId)),
    ...(await buyingChoices(companyId)),
  })

/** Writes the people of a plan. Earlier approvals of the request are void. */
export async function assign(
  { id: requestId, customerId }: { id: string; customerId: string },
  steps: readonly PlannedStep[],
) {
  await db().delete(requestApprover).where(eq(requestApprover.requestId, requestId))
  const hours = steps[0]?.hours
  const dueAt = hours ? await dueAfter(customerId, hours) : null
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

/** Voids the approvals of a request and asks the same people again. */
export const askSamePeople = (requestId: string) =>
  db().update(requestApprover).set({ decidedAt: null }).where(eq(requestApprover.requestId, requestId))
