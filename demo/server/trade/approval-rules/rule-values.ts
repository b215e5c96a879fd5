import { aliasedTable, and, asc, eq, exists, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { lookUpRuleValues } from '../../../../src/trade/approval-rules/approval-rules.contract'
import type { catalogueKinds } from '../../../../src/trade/approval-rules/rule-condition.contract'
import { shutShops } from '../../account/private-shops/shut-shops'
import { brand } from '../../catalogue/brands/brands.table'
import { goodsCategory } from '../../catalogue/categories/categories.table'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { visibleTo } from '../../catalogue/goods/visible-goods'
import { sellingOn } from '../../catalogue/shops/selling-on'
import { shop } from '../../catalogue/shops/shops.table'
import { containsText } from '../../core/database/contains-text'
import { db } from '../../core/database/db'
import { onPage, pageWith, type Paged } from '../../core/database/page-with'
import { translation } from '../../core/database/translation.table'
import type { Member } from '../../core/security/auth'

type Kind = (typeof catalogueKinds)[number]
export type RuleValue = { id: string; name: string; code?: string; within?: string }

const total = sql<number>`count(*) over ()`.mapWith(Number)
const above = aliasedTable(goodsCategory, 'above')

type Row = { id: string; name: string; code: string | null; within: string | null; total: number }

const queries: Record<Kind, (where?: SQL) => Paged<Row> & PromiseLike<Row[]>> = {
  category: (where?: SQL) =>
    db()
      .select({
        id: goodsCategory.id,
        name: goodsCategory.cateName,
        code: sql<null>`null`,
        within: above.cateName,
        total,
      })
      .from(goodsCategory)
      .leftJoin(above, eq(above.id, goodsCategory.parentId))
      .where(where)
      .orderBy(asc(goodsCategory.level), asc(goodsCategory.sort), asc(goodsCategory.id)),
  brand: (where?: SQL) =>
    db()
      .select({ id: brand.id, name: brand.brandName, code: sql<null>`null`, within: sql<null>`null`, total })
      .from(brand)
      .where(where)
      .orderBy(asc(brand.firstLetter), asc(brand.id)),
  shop: (where?: SQL) =>
    db()
      .select({ id: shop.id, name: shop.name, code: sql<null>`null`, within: sql<null>`null`, total })
      .from(shop)
      .where(where)
      .orderBy(asc(shop.shopType), asc(shop.id)),
  sku: (where?: SQL) =>
    db()
      .select({ id: sku.id, name: goods.goodsName, code: sku.skuCode, within: sql<null>`null`, total })
      .from(sku)
      .innerJoin(goods, eq(goods.id, sku.goodsId))
      .where(where)
      .orderBy(asc(sku.skuCode)),
}

const idOf = { category: goodsCategory.id, brand: brand.id, shop: shop.id, sku: sku.id } as const

const named = ({ id, name, code, within }: Row): RuleValue => ({
  id,
  name,
  ...(code && { code }),
  ...(within && { within }),
})

const nameOf = {
  category: goodsCategory.cateName,
  brand: brand.brandName,
  shop: shop.name,
  sku: goods.goodsName,
} as const

/** Matches part of a name in any language, or of the code of a SKU. */
function isCalled(kind: Kind, keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const name = nameOf[kind]
  const translated = db()
    .select({ one: sql`1` })
    .from(translation)
    .where(and(eq(translation.source, name), containsText(keyword, translation.words)))
  return or(containsText(keyword, name, ...(kind === 'sku' ? [sku.skuCode] : [])), exists(translated))
}

/** Selects what a company may know of. */
function knownTo(kind: Kind, who: Member): SQL | undefined {
  if (kind === 'sku') return notInArray(goods.shopId, shutShops(who))
  return kind === 'shop' ? notInArray(shop.id, shutShops(who)) : undefined
}

/** Selects what a member can buy on the site. */
function offeredTo(kind: Kind, who: Member): SQL | undefined {
  if (kind === 'sku') return visibleTo({ who, site: who.site })
  return kind === 'shop' ? and(knownTo(kind, who), inArray(shop.id, sellingOn(who.site))) : undefined
}

/** Returns the ids and names of things that a company may know of, also of those that are no longer sold. */
export async function knownValues(kind: Kind, ids: readonly string[], who: Member): Promise<RuleValue[]> {
  if (ids.length === 0) return []
  const rows = await queries[kind](and(inArray(idOf[kind], [...ids]), knownTo(kind, who)))
  return rows.map(named)
}

/** Reads one page of the things that a condition can name. */
export async function valuesPage(
  who: Member,
  kind: Kind,
  { keyword, valueId, ...paging }: Asked<typeof lookUpRuleValues>['body'],
): Promise<Answer<typeof lookUpRuleValues>> {
  const where =
    valueId === undefined
      ? and(offeredTo(kind, who), isCalled(kind, keyword))
      : and(eq(idOf[kind], valueId), knownTo(kind, who))
  const rows = await onPage(queries[kind](where), paging)
  return pageWith(rows.map(named), rows[0]?.total ?? 0, paging)
}
