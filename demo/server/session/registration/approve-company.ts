import { eq, sql } from 'drizzle-orm'
import { userType } from '../../../../src/session/user-type'
import { audit } from '../../core/documents/audit'
import { db } from '../../core/database/db'
import { customer, inCompany } from '../sign-in/customer.table'

/** Minimum member level of an enterprise member. */
const enterpriseLevel = 2

const { enterprise } = userType.code

/** Makes a buyer an enterprise member, in the caller's transaction. */
export async function openEnterprise(customerId: string, company: string) {
  await db()
    .update(customer)
    .set({
      userType: enterprise,
      customerType: 'corporate',
      memberLevel: sql`greatest(${customer.memberLevel}, ${enterpriseLevel})`,
      extendInfo: sql`${customer.extendInfo} || ${JSON.stringify({ company })}::jsonb`,
    })
    .where(inCompany(customerId))
  await roleChanged(customerId, 'becomeEnterprise')
}

/** Makes a buyer a supplier, in the caller's transaction. */
export async function openSupplier(customerId: string) {
  await db()
    .update(customer)
    .set({ extendInfo: sql`${customer.extendInfo} || ${JSON.stringify({ supplier: true })}::jsonb` })
    .where(eq(customer.id, customerId))
  await roleChanged(customerId, 'becomeSupplier')
}

const roleChanged = (entityId: string, action: string) =>
  audit({ actorType: 'platform', entity: 'customer', entityId, action })
