import { eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/words/review-machine'
import { reviewState } from '../../../../src/words/review-state'
import type { Application } from '../../../../src/session/registration/registration.contract'
import { audit } from '../../core/documents/audit'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { membership, supplierApply } from './registration.table'

const { pending } = reviewState.code
const { from: refused } = reviewMachine.handInAgain
const handedIn = () =>
  refuse(409, [
    '申请已提交，请勿重复提交',
    'Your application has already been submitted. There is no need to submit it again.',
  ])

type Common = Pick<
  typeof membership.$inferInsert,
  'customerId' | 'company' | 'creditCode' | 'licenses' | 'contact' | 'phone'
>
type Supplier = Common & Pick<typeof supplierApply.$inferInsert, 'categories' | 'bank' | 'bankCard'>

/** Only a rejected application may be submitted again. One row per buyer serialises concurrent submissions. */
const again = { reviewState: pending, reason: '' }

async function logApplication(entity: 'membership' | 'supplier', customerId: string, id: string | undefined) {
  if (id === undefined) throw handedIn()
  const line = { actorType: 'buyer', actorId: customerId, entity, entityId: id } as const
  await audit({ ...line, action: 'apply', toState: pending })
  return { reviewState: pending }
}

/** @throws Refusal 409 unless the previous application was rejected */
export const applyForMembership = (row: Common) =>
  tx(async () => {
    const [made] = await db()
      .insert(membership)
      .values(row)
      .onConflictDoUpdate({
        target: membership.customerId,
        set: { ...row, ...again },
        setWhere: inArray(membership.reviewState, [...refused]),
      })
      .returning({ id: membership.id })
    return logApplication('membership', row.customerId, made?.id)
  })

/** @throws Refusal 409 unless the previous application was rejected */
export const applyAsSupplier = (row: Supplier) =>
  tx(async () => {
    const [made] = await db()
      .insert(supplierApply)
      .values(row)
      .onConflictDoUpdate({
        target: supplierApply.customerId,
        set: { ...row, ...again },
        setWhere: inArray(supplierApply.reviewState, [...refused]),
      })
      .returning({ id: supplierApply.id })
    return logApplication('supplier', row.customerId, made?.id)
  })

type Row = Pick<typeof membership.$inferSelect, 'reviewState' | 'company' | 'reason' | 'updatedAt'>
const shown = ({ reviewState: state, company, reason, updatedAt }: Row): Application => ({
  reviewState: state,
  company,
  reason,
  appliedAt: wireTime(updatedAt),
})

/** Returns the state of a buyer's applications. Kinds without an application are absent. */
export async function applicationsOf(customerId: string) {
  const [settlement] = await db().select().from(membership).where(eq(membership.customerId, customerId))
  const [supplier] = await db().select().from(supplierApply).where(eq(supplierApply.customerId, customerId))
  return {
    ...(settlement && { settlement: shown(settlement) }),
    ...(supplier && { supplier: shown(supplier) }),
  }
}
