import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { brand } from '../brands/brands.table'
import { goodsCategory } from '../categories/categories.table'
import { attrFacets, type AttrFacet } from './attr-facets'
import { goods } from './goods.table'
import { counted, estimate, inSample } from '../search/sample'
import { categoryColumn, whole, type GoodsFilter } from './goods-filter'

type Count = { id: string; name: string; count: number }
type Facets = { brands: Count[]; categories: Count[]; attrs: AttrFacet[] }
/** `estimated`: the counts are extrapolated from a sample, because there are too many hits. */
export type Counted = { total: number; facets: Facets; estimated: boolean }

/** Maximum number of hits with attribute facets. Larger results share too few attributes. */
const attrLimit = 2_000
const most = { brands: 40, categories: 24 }

type Group = { brandId: string; categoryId: string; fits: boolean; count: number }

/** Counts goods by brand, category and whether they match the attribute filters. */
const groupsOf = (some: SQL | undefined, { attrs }: GoodsFilter, level: number): Promise<Group[]> => {
  const fits = sql<boolean>`${and(sql`true`, ...attrs.values())}`
  return db()
    .select({
      brandId: goods.brandId,
      categoryId: categoryColumn(level),
      fits,
      count: sql<number>`count(*)::int`,
    })
    .from(goods)
    .where(some)
    .groupBy(sql`1, 2, 3`)
}

const sum = (groups: Group[]) => groups.reduce((total, { count }) => total + count, 0)

/** Counts hits by brand and category. Counts that an index answers are always exact. */
async function hitsOf(filter: GoodsFilter, level: number): Promise<{ groups: Group[]; estimated: boolean }> {
  if (filter.byRow) {
    const sample = await groupsOf(and(filter.base, inSample), filter, level)
    const many = estimate(sum(sample))
    if (many !== undefined) {
      const times = many / sum(sample)
      const groups = sample.map((group) => ({ ...group, count: Math.round(group.count * times) }))
      return { groups, estimated: true }
    }
  }
  return { groups: await groupsOf(filter.base, filter, level), estimated: false }
}

/** Sums the counts by one column, largest first. */
function countsBy(groups: Group[], of: 'brandId' | 'categoryId', limit: number) {
  const counts = new Map<string, number>()
  for (const group of groups) counts.set(group[of], (counts.get(group[of]) ?? 0) + group.count)
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}

async function named(
  counts: { id: string; count: number }[],
  table: typeof brand | typeof goodsCategory,
  name: SQL,
): Promise<Count[]> {
  if (!counts.length) return []
  const ids = counts.map(({ id }) => id)
  const rows = await db()
    .select({ id: table.id, name: sql<string>`${name}` })
    .from(table)
    .where(inArray(table.id, ids))
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return counts.map(({ id, count }) => ({ id, name: names.get(id) ?? '', count }))
}

/**
 * Counts the hits and each facet choice. A choice is counted with all other filters applied, but without the filters of
 * its own facet, so that the selection can be widened.
 * @param childLevel level of the categories to choose from; above 3 there are none
 */
export async function countGoods(filter: GoodsFilter, childLevel: number): Promise<Counted> {
  const { groups, estimated } = await hitsOf(filter, childLevel)
  const fitting = groups.filter(({ fits }) => fits)
  const chosen = filter.brandIds.length
    ? fitting.filter(({ brandId }) => filter.brandIds.includes(brandId))
    : fitting
  const total = sum(chosen)
  const categories = childLevel > 3 ? [] : countsBy(chosen, 'categoryId', most.categories)
  return {
    // A sample of few hits may be empty.
    total: estimated && total < counted ? await db().$count(goods, whole(filter)) : total,
    estimated,
    facets: {
      brands: await named(countsBy(fitting, 'brandId', most.brands), brand, sql`${brand.brandName}`),
      categories: await named(categories, goodsCategory, sql`${goodsCategory.cateName}`),
      attrs: sum(groups) > attrLimit ? [] : await attrFacets(filter),
    },
  }
}
