import { eq, inArray, sql } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/words/review-machine'
import { reviewState } from '../../../../src/words/review-state'
import { audit } from '../../core/documents/audit'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { customer, inCompany } from '../../session/sign-in/customer.table'
import { certification } from './certification.table'

const { pending, approved } = reviewState.code

/** Copies the state to every account of the company, because permissions read it there. */
export const setCertState = (companyId: string, certState: number, company?: string) =>
  db()
    .update(customer)
    .set({
      certState,
      ...(certState === approved && {
        customerType: 'corporate' as const,
        extendInfo: sql`${customer.extendInfo} || ${JSON.stringify({ company })}::jsonb`,
      }),
    })
    .where(inCompany(companyId))

type Papers = Pick<
  typeof certification.$inferInsert,
  'customerId' | 'company' | 'creditCode' | 'licenses' | 'legalPerson' | 'idCard' | 'phone'
>

/** Submits an application. Only a rejected one may be submitted again. @throws Refusal 409 */
export const applyForCertification = (row: Papers) =>
  tx(async () => {
    const [made] = await db()
      .insert(certification)
      .values(row)
      .onConflictDoUpdate({
        target: certification.customerId,
        set: { ...row, reviewState: pending, reason: '' },
        setWhere: inArray(certification.reviewState, [...reviewMachine.handInAgain.from]),
      })
      .returning({ id: certification.id })
    if (!made)
      throw refuse(409, [
        '申请已提交，请勿重复提交',
        'Your application has already been submitted. There is no need to submit it again.',
      ])
    await setCertState(row.customerId, pending)
    const line = { actorType: 'buyer', actorId: row.customerId, entityId: made.id } as const
    await audit({ ...line, entity: 'certification', action: 'apply', toState: pending })
    return { reviewState: pending }
  })

/** Returns the application of a company. */
export async function applicationOf(companyId: string) {
  const [row] = await db().select().from(certification).where(eq(certification.customerId, companyId))
  if (!row) return undefined
  const { reviewState: state, company, reason, updatedAt } = row
  return { reviewState: state, company, reason, appliedAt: wireTime(updatedAt) }
}
