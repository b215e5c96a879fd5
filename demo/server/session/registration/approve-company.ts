import { eq, or, sql } from 'drizzle-orm'
import { userType } from '../../../../src/session/user-type'
import { audit } from '../../core/documents/audit'
import { db } from '../../core/database/db'
import { customer } from '../sign-in/customer.table'

/** The member level that comes with an enterprise membership, unless the buyer has a higher one. */
const enterpriseLevel = 2

const { enterprise } = userType.code

/** A company with all its accounts: what one of them is, the others are. */
const accountsOf = (customerId: string) => or(eq(customer.id, customerId), eq(customer.parentId, customerId))

/** Makes a buyer an enterprise member. In the transaction of whoever approves it. */
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

/** Makes a buyer a supplier. In the transaction of whoever approves it. */
export async function openSupplier(customerId: string) {
  await db()
    .update(customer)
    .set({ extendInfo: sql`${customer.extendInfo} || ${JSON.stringify({ supplier: true })}::jsonb` })
    .where(eq(customer.id, customerId))
  await roleChanged(customerId, 'becomeSupplier')
}

const roleChanged = (entityId: string, action: string) =>
  audit({ actorType: 'platform', entity: 'customer', entityId, action })
