import { and, eq, exists, notExists, or, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { accountCurrency } from '../../core/config/site'
import { brandSiteShop, currencyRule } from '../../site/brand-site/brand-site.table'
import { membersOf } from '../../site/brand-site/group-members'
import { shop } from './shops.table'

/**
 * Selects ids of the shops that sell on a brand site, for use as a query or subquery. The shop must have the site's
 * currency. A shop limited to certain sites must name this site or one of its group members.
 */
export function sellingOn(site: string) {
  const named = () =>
    db()
      .select({ one: sql`1` })
      .from(brandSiteShop)
      .$dynamic()
  const code = db()
    .select({ code: currencyRule.code })
    .from(currencyRule)
    .where(eq(currencyRule.siteId, site))
  const members = sql`${brandSiteShop.siteId} = any(${membersOf(sql`${site}`)})`
  const ofShop = eq(brandSiteShop.shopId, shop.id)
  return db()
    .select({ id: shop.id })
    .from(shop)
    .where(
      and(
        sql`${shop.currency} = coalesce((${code}), ${accountCurrency})`,
        or(
          notExists(named().where(ofShop)),
          exists(named().where(and(ofShop, or(eq(brandSiteShop.siteId, site), members)))),
        ),
      ),
    )
}
