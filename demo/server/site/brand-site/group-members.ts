import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../core/database/db'
import { brandSiteMember, currencyRule } from './brand-site.table'

/** Selects members of a group as an array column. Empty if the site is no group. */
function members(site: SQLWrapper, inItsCurrency: boolean) {
  const own = alias(currencyRule, 'own_currency')
  const ids = db()
    .select({ id: brandSiteMember.siteId })
    .from(brandSiteMember)
    .innerJoin(own, eq(own.siteId, brandSiteMember.groupId))
    .innerJoin(currencyRule, eq(currencyRule.siteId, brandSiteMember.siteId))
    .where(
      sql`${brandSiteMember.groupId} = ${site} and (${currencyRule.code} = ${own.code}) = ${inItsCurrency}`,
    )
    .orderBy(brandSiteMember.siteId)
  return sql<string[]>`array(${ids})`
}

/** Selects the member sites that a group combines. Amounts in different currencies are never added. */
export const membersOf = (site: SQLWrapper) => members(site, true)

/** Selects the members in another currency than the group, which are not combined. */
export const elsewhereOf = (site: SQLWrapper) => members(site, false)
