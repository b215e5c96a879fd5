import { eq, or, sql } from 'drizzle-orm'
import { userType } from '../../../../src/session/user-type'
import { audit } from '../../core/documents/audit'
import { db } from '../../core/database/db'
import { customer } from '../sign-in/customer.table'

/** Minimum member level of an enterprise member. */
const enterpriseLevel = 2

const { enterprise } = userType.code

/** Selects a company's accounts, which always have the same membership. */
const accountsOf = (customerId: string) => or(eq(customer.id, customerId), eq(customer.parentId, customerId))

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
    .where(accountsOf(customerId))
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
