import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../core/database/db'
import { brandSiteMember, currencyRule } from './brand-site.table'

/** Members of a group, as a column of a query: none where the site is no group. */
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

/** The sites that a site adds up. Amounts of two currencies are never added up. */
export const membersOf = (site: SQLWrapper) => members(site, true)

/** The members that stay by themselves, because they sell in another currency than the group. */
export const elsewhereOf = (site: SQLWrapper) => members(site, false)
