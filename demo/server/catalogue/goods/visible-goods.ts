import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { shutShops } from '../../account/private-shops/shut-shops'
import { inValues } from '../../core/database/in-values'
import { visitor, type Member, type Visitor } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { sellingOn } from '../shops/selling-on'
import { shop } from '../shops/shops.table'
import { goods, sku } from './goods.table'

/** A reader of goods on a brand site. */
export type Reader = {
  who: Visitor | Pick<Member, 'kind' | 'companyId' | 'sites'>
  site: string
  /** Visible shops, loaded once per request. */
  visibility?: Visibility
}

/** Goods that a reader may currently see. */
export type Visibility = {
  shops: readonly string[]
  /** Changes with every product change. Stock changes do not count. */
  version: string
}

/** Any visitor of a site. Used for shared counts and seeds. */
export const everybody = (site: string): Reader => ({ who: visitor, site })

const onSale = () => eq(goods.status, 10)
const letIn = (who: Reader['who']) => notInArray(goods.shopId, shutShops(who))

/** Returns whether the brand site sells the goods. See `sellingOn`. */
export const soldOn = (site: string) => sql<boolean>`${goods.shopId} = any(array(${sellingOn(site)}))`

/**
 * Selects goods open to a reader, on sale or not: goods sold on the site, and goods of private shops only with access.
 */
export const openTo = ({ who, site, visibility }: Reader) =>
  visibility ? inValues(goods.shopId, visibility.shops) : and(letIn(who), soldOn(site))

/**
 * Selects goods that a reader may see. This is the only place for the rule. Every query for products uses it or `openTo`,
 * so that hidden goods are indistinguishable from unknown ones.
 */
export const visibleTo = (reader: Reader) => and(onSale(), openTo(reader))

/** Variant of `visibleTo` for URLs without reader and site: files about goods on sale. */
export const visibleToAnybody = () => and(onSale(), letIn(visitor))

/** Filters lines to SKUs that the reader may see. */
export async function visibleLines<Line extends { skuId: string }>(lines: readonly Line[], reader: Reader) {
  const ids = [...new Set(lines.map(({ skuId }) => skuId))]
  if (ids.length === 0) return []
  const rows = await db()
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(reader)))
    .where(inArray(sku.id, ids))
  const visible = new Set(rows.map(({ id }) => id))
  return lines.filter(({ skuId }) => visible.has(skuId))
}

/** Loads the ids of visible shops once: planning a statement with these rules takes longer than running it. */
export async function visibilityNow({ who, site }: Reader): Promise<Visibility> {
  const shops = db()
    .select({ id: shop.id })
    .from(shop)
    .where(and(inArray(shop.id, sellingOn(site)), notInArray(shop.id, shutShops(who))))
    .orderBy(shop.id)
  const { rows } = await db().execute<Visibility>(sql`
    select array(${shops}) as shops,
      (select concat(max(${goods.updatedAt}), ' ', max(${goods.id})) from ${goods}) as version`)
  return rows[0] ?? { shops: [], version: '' }
}

/** Returns a cache key. Readers with the same key see the same goods in the same state. */
export async function visibilityKey(reader: Reader): Promise<string> {
  const { version, shops } = reader.visibility ?? (await visibilityNow(reader))
  return [version, ...shops].join(' ')
}
