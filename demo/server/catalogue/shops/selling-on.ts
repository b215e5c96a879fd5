import { and, eq, exists, notExists, or, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { accountCurrency } from '../../core/config/site'
import { brandSiteShop, currencyRule } from '../../site/brand-site/brand-site.table'
import { membersOf } from '../../site/brand-site/group-members'
import { shop } from './shops.table'

/**
 * Ids of the shops that sell on a brand site, as a query to be asked alone or inside of another: those whose prices are
 * in its currency, and of those that name their sites the ones that name it, or a site that it adds up.
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
