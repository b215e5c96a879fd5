import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readSettings } from '../../account/settings/account-settings'
import { db } from '../../core/database/db'
import { sessionOver } from '../../core/http/refusal'
import { toYesNo } from '../../core/http/to-yes-no'
import type { Member } from '../../core/security/auth'
import { customer } from './customer.table'
import { ownRoleRights, rightsOf } from './member-rights'
import { isPersonOf, person } from './person'
import { multiplierOf, wireMultiplier } from './price-multiplier'

const membership = alias(customer, 'membership')
const companies = sql<number>`(select count(*)::int from ${customer} as "membership"
  where (${membership.id} = ${person.id} or ${membership.personId} = ${person.id}) and ${membership.status} = 10)`

/** Returns what the API says about a logged-in buyer. @throws Refusal 401 if the account is gone */
export async function userOf({ customerId }: Pick<Member, 'customerId'>) {
  const [found] = await db()
    .select({ row: customer, own: ownRoleRights, person, companies })
    .from(customer)
    .innerJoin(person, isPersonOf)
    .where(eq(customer.id, customerId))
  if (!found) throw sessionOver()
  const { row, own, person: holder, companies: several } = found
  const { appearance } = readSettings(holder.settings)
  return {
    id: row.id,
    loginAccount: row.loginAccount,
    legalName: row.legalName,
    phone: holder.phone ?? '',
    email: holder.email ?? '',
    nickName: row.nickName,
    avatar: row.avatar,
    userType: row.userType,
    customerType: row.customerType,
    accountKind: row.accountKind,
    level: row.memberLevel,
    certState: row.certState,
    hasPayPassword: toYesNo(holder.payPasswordHash !== ''),
    needReview: row.needReview,
    priceMultiplier: wireMultiplier(multiplierOf(row)),
    ...(appearance && { appearance }),
    ...(row.parentId && { parentId: row.parentId, rights: [...rightsOf(row, own)] }),
    ...(several > 1 && { companies: several }),
    extendInfo: row.extendInfo,
  }
}
