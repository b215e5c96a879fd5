import { count, sql } from 'drizzle-orm'
import type { companyUnits } from '../../../../src/account/organisation/organisation.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { db } from '../../core/database/db'
import type { Member } from '../../core/security/auth'
import { customer, inCompany } from '../../session/sign-in/customer.table'
import { accountNames } from '../../trade/orders/account-names'
import { unitsOf } from './company-units'

/** Returns the departments of a company with their heads and numbers of members, in API format. */
export async function unitsPage({ companyId, extendInfo }: Member): Promise<Answer<typeof companyUnits>> {
  const units = [...(await unitsOf(companyId)).values()]
  const names = await accountNames([companyId, ...units.flatMap(({ headId }) => headId ?? [])])
  const unitId = sql<string>`coalesce(${customer.unitId}, ${companyId})`
  const counts = await db()
    .select({ unitId, members: count() })
    .from(customer)
    .where(inCompany(companyId))
    .groupBy(sql`1`)
  const membersOf = new Map(counts.map((row) => [row.unitId, row.members]))
  const company = typeof extendInfo?.['company'] === 'string' ? extendInfo['company'] : ''
  return {
    units: units.map(({ id, parentId, name, headId }) => ({
      id,
      ...(parentId !== null && { parentId }),
      name: name || company || (names.get(companyId) ?? ''),
      ...(headId !== null && { head: { id: headId, name: names.get(headId) ?? '' } }),
      members: membersOf.get(id) ?? 0,
    })),
  }
}
