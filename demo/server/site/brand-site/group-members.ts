import { and, asc, eq, ne, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../core/db'
import { brandSiteMember, currencyRule } from './brand-site.table'

/**
 * The sites that a site adds up, as a column of a query: none where it is no group. Amounts of two currencies are
 * never added up, so a member of another one stays by itself.
 */
export function membersOf(site: SQLWrapper) {
  const own = alias(currencyRule, 'own_currency')
  const ids = db()
    .select({ id: brandSiteMember.siteId })
    .from(brandSiteMember)
    .innerJoin(own, eq(own.siteId, brandSiteMember.groupId))
    .innerJoin(currencyRule, eq(currencyRule.siteId, brandSiteMember.siteId))
    .where(sql`${brandSiteMember.groupId} = ${site} and ${currencyRule.code} = ${own.code}`)
    .orderBy(brandSiteMember.siteId)
  return sql<string[]>`array(${ids})`
}

/** The members that stay by themselves, because they sell in another currency than the group, with how each shows it. */
export function membersElsewhere(site: string) {
  const own = alias(currencyRule, 'own_currency')
  return db()
    .select({ siteId: brandSiteMember.siteId, rule: currencyRule })
    .from(brandSiteMember)
    .innerJoin(own, eq(own.siteId, brandSiteMember.groupId))
    .innerJoin(currencyRule, eq(currencyRule.siteId, brandSiteMember.siteId))
    .where(and(eq(brandSiteMember.groupId, site), ne(currencyRule.code, own.code)))
    .orderBy(asc(currencyRule.code), asc(brandSiteMember.siteId))
}
