import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { brand } from '../brands/brands.table'
import { goodsCategory } from '../categories/categories.table'
import { goods } from '../goods/goods.table'
import { cachedUntilChanged } from '../goods/cached-until-changed'
import { escapeLike } from '../../core/database/contains-text'
import type { Wanted } from './wanted'
import { visibleTo, visibilityKey, type Reader } from '../goods/visible-goods'

const most = { terms: 8, categories: 3, brands: 2 }

type SuggestedGroup = { text: string; count: number; categoryId?: string; brandId?: string }
type Named = typeof goodsCategory.cateName | typeof brand.brandName

const holds = (name: Named, terms: readonly string[]) =>
  or(...terms.map((term) => sql`lower(replace(${name}, ' ', '')) like ${`%${escapeLike(term)}%`}`))

const cachedGroups = cachedUntilChanged<ReadonlyMap<string, number>>(2_000)

/** Counts a reader's goods per category or brand. Omits those without goods. */
async function countsBy(
  column: typeof goods.categoryId | typeof goods.brandId,
  ids: string[],
  reader: Reader,
): Promise<ReadonlyMap<string, number>> {
  if (!ids.length) return new Map()
  return cachedGroups(await visibilityKey(reader), [column.name, ids], async () => {
    const rows = await db()
      .select({ id: column, count: sql<number>`count(*)::int` })
      .from(goods)
      .where(and(visibleTo(reader), inArray(column, ids)))
      .groupBy(column)
    return new Map(rows.map(({ id, count }) => [id, count]))
  })
}

/** Returns third-level categories and brands whose names match one of the terms. */
export async function namedBy(wanted: readonly Wanted[], reader: Reader): Promise<SuggestedGroup[]> {
  const terms = wanted.flatMap(({ ways }) => ways.flat()).filter((term) => [...term].length > 1)
  if (!terms.length) return []
  const known = [...new Set(terms)].slice(0, most.terms)
  const kinds = await db()
    .select({ id: goodsCategory.id, text: goodsCategory.cateName })
    .from(goodsCategory)
    .where(and(eq(goodsCategory.level, 3), holds(goodsCategory.cateName, known)))
    .orderBy(sql`char_length(${goodsCategory.cateName})`, goodsCategory.id)
    .limit(most.categories)
  const brands = await db()
    .select({ id: brand.id, text: brand.brandName })
    .from(brand)
    .where(holds(brand.brandName, known))
    .orderBy(brand.id)
    .limit(most.brands)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const byKind = await countsBy(goods.categoryId, ids(kinds), reader)
  const byBrand = await countsBy(goods.brandId, ids(brands), reader)
  return [
    ...kinds.map(({ id, text }) => ({ text, count: byKind.get(id) ?? 0, categoryId: id })),
    ...brands.map(({ id, text }) => ({ text, count: byBrand.get(id) ?? 0, brandId: id })),
  ].filter(({ count }) => count > 0)
}
