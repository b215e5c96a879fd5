import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { shutShops } from '../../account/private-shops/shut-shops'
import { inValues } from '../../core/database/in-values'
import { visitor, type Member, type Visitor } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { sellingOn } from '../shops/selling-on'
import { shop } from '../shops/shops.table'
import { goods, sku } from './goods.table'

/** Who meets goods, and on which brand site. */
export type Reader = {
  who: Visitor | Pick<Member, 'kind' | 'companyId' | 'sites'>
  site: string
  /** Where it was asked once for all that a request does. */
  met?: Met
}

/** Which goods a reader meets now. */
export type Met = {
  shops: readonly string[]
  /** Changes with every change of a product; stock is no part of it. */
  version: string
}

/** Whoever comes to a site: for counts that all readers share, and for seeds. */
export const everybody = (site: string): Reader => ({ who: visitor, site })

const onSale = () => eq(goods.status, 10)
const letIn = (who: Reader['who']) => notInArray(goods.shopId, shutShops(who))

/** Whether the brand site sells them: see `sellingOn`. */
export const soldOn = (site: string) => sql<boolean>`${goods.shopId} = any(array(${sellingOn(site)}))`

/**
 * Whether goods are there for a reader at all, on sale or not: on a site that sells them, and those of a private shop
 * only where it let him in.
 */
export const openTo = ({ who, site, met }: Reader) =>
  met ? inValues(goods.shopId, met.shops) : and(letIn(who), soldOn(site))

/**
 * Which goods a reader may meet, in any list and by any id: the one place that decides it. Whatever reads products
 * for somebody asks with it or with `openTo`, so that goods that he must not meet are like goods that do not exist.
 */
export const metBy = (reader: Reader) => and(onSale(), openTo(reader))

/** The same two where an address cannot say who asks, nor on which site: pictures, and files about goods on sale. */
export const openToAnybody = () => letIn(visitor)
export const metByAnybody = () => and(onSale(), openToAnybody())

/** Lines whose SKUs a reader may meet. */
export async function metLines<Line extends { skuId: string }>(lines: readonly Line[], reader: Reader) {
  const ids = [...new Set(lines.map(({ skuId }) => skuId))]
  if (ids.length === 0) return []
  const rows = await db()
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), metBy(reader)))
    .where(inArray(sku.id, ids))
  const met = new Set(rows.map(({ id }) => id))
  return lines.filter(({ skuId }) => met.has(skuId))
}

/** Shops by their ids: to plan a statement with the rules in it takes longer than to run it. */
export async function metNow({ who, site }: Reader): Promise<Met> {
  const shops = db()
    .select({ id: shop.id })
    .from(shop)
    .where(and(inArray(shop.id, sellingOn(site)), notInArray(shop.id, shutShops(who))))
    .orderBy(shop.id)
  const { rows } = await db().execute<Met>(sql`
    select array(${shops}) as shops,
      (select concat(max(${goods.updatedAt}), ' ', max(${goods.id})) from ${goods}) as version`)
  return rows[0] ?? { shops: [], version: '' }
}

/** Readers of one text meet the same goods in the same state: for what is kept of an answer. */
export async function metKey(reader: Reader): Promise<string> {
  const { version, shops } = reader.met ?? (await metNow(reader))
  return [version, ...shops].join(' ')
}
