import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { yes } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import { notFound, refuse } from '../../core/http/refusal'
import { siteById } from '../../site/brand-site/brand-sites'
import { goods } from '../../catalogue/goods/goods.table'
import { newShopShelf, newShopTab, newShopTable } from './new-shop.table'
import { visibleTo, type Reader } from '../../catalogue/goods/visible-goods'

/**
 * Returns the salesperson of a site's shop.
 * @throws Refusal 403 unless the site's salesperson setting is 10
 */
export async function salespersonOf(site: string) {
  const { salespersonFlag } = await siteById(site)
  if (salespersonFlag !== yes) throw refuse(403, ['业务员店铺未开放', 'The salesperson’s shop is not open.'])
  const [found] = await db().select().from(newShopTable).where(eq(newShopTable.siteId, site))
  if (!found) throw notFound()
  const { name, title, phone, workTime, intro } = found
  return { name, title, phone, workTime, intro }
}

/** Returns shelves with goods visible to the reader, and their number of goods. */
export const tabsOf = (reader: Reader) =>
  db()
    .select({ id: newShopTab.id, key: newShopTab.key, label: newShopTab.label, count: count() })
    .from(newShopTab)
    .innerJoin(newShopShelf, eq(newShopShelf.tabId, newShopTab.id))
    .innerJoin(goods, and(eq(goods.id, newShopShelf.goodsId), visibleTo(reader)))
    .where(eq(newShopTab.siteId, reader.site))
    .groupBy(newShopTab.id)
    .orderBy(asc(newShopTab.position))

/** Returns the ids of visible goods on some shelves, in order. */
export function shelved(tabIds: string[], reader: Reader) {
  return db()
    .select({ tabId: newShopShelf.tabId, goodsId: newShopShelf.goodsId })
    .from(newShopShelf)
    .innerJoin(goods, and(eq(goods.id, newShopShelf.goodsId), visibleTo(reader)))
    .where(inArray(newShopShelf.tabId, tabIds))
    .orderBy(asc(newShopShelf.position), asc(newShopShelf.goodsId))
}
