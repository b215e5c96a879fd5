import { and, eq } from 'drizzle-orm'
import type { handOverCompany as contract } from '../../../../src/account/organisation/hand-over.contract'
import type { Asked } from '../../../../src/core/api/endpoint'
import { db, tx } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import { notFound, refuseField, stateChanged } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { customer, type Customer } from '../../session/sign-in/customer.table'
import { endSessions } from '../../session/sign-in/sessions'
import { handOver } from '../members/open-work'
import { provePayPassword } from '../pay-password/prove-pay-password'
import { companyUnit } from './organisation.table'
import { lockOrganisation } from './save-unit'

const cannotAdminister = () =>
  refuseField(422, 'memberId', [
    '请选择可登录的子账号，渠道账号不能担任管理员',
    'Choose another sub-account that can log in. A channel account cannot be administrator.',
  ])

const administrator = 'administrator'

/** Gives a sub-account the role of administrator. Part of the caller's transaction. @throws Refusal 422 */
export async function makeAdministrator({ id, status, accountKind, roles }: Customer) {
  if (status !== 10 || accountKind !== 'sub') throw cannotAdminister()
  await db()
    .update(customer)
    .set({ roles: [...new Set([...roles, administrator])] })
    .where(eq(customer.id, id))
}

/** Makes an account head of the company in place of the main account. */
const setHead = (companyId: string, headId: string) =>
  db()
    .insert(companyUnit)
    .values({ id: companyId, customerId: companyId, parentId: null, name: '', headId })
    .onConflictDoUpdate({
      target: companyUnit.id,
      set: { headId },
      setWhere: eq(companyUnit.headId, companyId),
    })

/**
 * Makes another member administrator and closes the caller's account, whose open work the other takes over.
 * @throws Refusal 402, 422, 429 the payment password · 404 unknown · 409 handed over meanwhile · 422 cannot be administrator
 */
export async function handOverCompany(
  who: Member,
  { memberId, payPassword }: Asked<typeof contract>['body'],
) {
  await provePayPassword(who.personId, payPassword)
  const { companyId, customerId } = who
  const successorId = String(memberId)
  return tx(async () => {
    await lockOrganisation(companyId)
    const [own] = await db().select().from(customer).where(eq(customer.id, customerId)).for('update')
    if (own?.status !== 10) throw stateChanged()
    const [successor] = await db()
      .select()
      .from(customer)
      .where(and(eq(customer.id, successorId), eq(customer.parentId, companyId)))
      .for('update')
    if (!successor) throw notFound()
    if (successorId === customerId) throw cannotAdminister()
    await makeAdministrator(successor)
    await db().update(customer).set({ status: 20 }).where(eq(customer.id, customerId))
    if (customerId === companyId) await setHead(companyId, successorId)
    await handOver(who, customerId, successorId)
    await endSessions(customerId)
    await audit({
      actorType: 'buyer',
      actorId: customerId,
      entity: 'customer',
      entityId: successorId,
      action: 'hand over company',
    })
    return true as const
  })
}
