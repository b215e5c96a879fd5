import { and, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/db'
import { brand } from '../brands/brands.table'
import { goodsCategory } from '../categories/categories.table'
import { goods } from './goods.table'
import { categoryColumn, type GoodsFilter } from './goods-filter'

type Count = { id: string; name: string; count: number }
export type Facets = { brands: Count[]; categories: Count[]; attrs: AttrFacet[] }
type AttrFacet = { name: string; values: { value: string; label: string; count: number }[] }

/** Goods that have too little in common have no attributes worth choosing by. */
const attrLimit = 2_000
const most = { brands: 40, categories: 24, names: 10, values: 40 }

/**
 * How many goods there are, and how many for each choice: a choice is counted with all others applied, but
 * without the rest of its own kind, so that it can be widened.
 * @param childLevel level of the categories to choose from; none below the third
 */
export async function countGoods(filter: GoodsFilter, childLevel: number) {
  const { base, brands, attrs } = filter
  const all = and(brands, ...attrs.values())
  const category = categoryColumn(childLevel)
  // The set of hits bears the table's name, so that the same conditions hold for it.
  const columns = sql`${goods.brandId}, ${category} as category_id${attrs.size ? sql`, ${goods.attrs}` : sql``}`
  const { rows } = await db().execute<{ kind: string; id: string; name: string | null; count: number }>(sql`
    with hits as materialized (select ${columns} from ${goods} where ${base})
    select 'base' as kind, '' as id, '' as name, count(*)::int as count from hits
    union all
    select 'total', '', '', count(*)::int from hits as goods ${where(all)}
    union all
    select 'brand', brand_id, ${brand.brandName}, count from (
      select brand_id, count(*)::int as count from hits as goods ${where(and(...attrs.values()))} group by brand_id
    ) counted join ${brand} on ${brand.id} = brand_id
    union all
    select 'category', category_id, ${goodsCategory.cateName}, count from (
      select category_id, count(*)::int as count from hits as goods ${where(all)} group by category_id
    ) counted join ${goodsCategory} on ${goodsCategory.id} = category_id`)
  const counts = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ id, name, count }) => ({ id, name: name ?? '', count }))
  const first = (kind: string) => counts(kind)[0]?.count ?? 0
  const facets: Facets = {
    brands: byCount(counts('brand')).slice(0, most.brands),
    categories: childLevel > 3 ? [] : byCount(counts('category')).slice(0, most.categories),
    attrs: first('base') > attrLimit ? [] : await attrFacets(filter),
  }
  return { total: first('total'), facets }
}

const where = (condition: SQL | undefined) => (condition ? sql`where ${condition}` : sql``)
const byCount = (counts: Count[]) => counts.sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))

type PairCount = { pair: string; count: number; at: number }

/** Counts attribute values; those of a chosen name without that name's own choice. */
async function attrFacets({ base, brands, attrs }: GoodsFilter): Promise<AttrFacet[]> {
  const counted = (condition: SQL | undefined, pairs?: SQL) => sql`
    select pair, count(*)::int as count, min(at)::int as at
    from hits as goods, unnest(${goods.attrs}) with ordinality as one(pair, at)
    ${where(and(brands, condition, pairs))} group by pair`
  const chosen = [...attrs].map(([name]) => {
    const others = [...attrs].filter(([other]) => other !== name).map(([, condition]) => condition)
    return counted(and(...others), sql`starts_with(pair, ${`${name}=`})`)
  })
  const { rows } = await db().execute<PairCount>(sql`
    with hits as materialized (select ${goods.brandId}, ${goods.attrs} from ${goods} where ${base})
    ${sql.join([counted(and(...attrs.values())), ...chosen], sql` union all `)}`)
  return grouped(rows, new Set(attrs.keys()))
}

const inOrder = new Intl.Collator('zh-CN', { numeric: true })

/** The widest spread attributes first; one with a single value is nothing to choose from. */
function grouped(rows: PairCount[], chosen: ReadonlySet<string>): AttrFacet[] {
  const names = new Map<string, { at: number; counts: Map<string, number> }>()
  for (const { pair, count, at } of rows) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut)
    const found = names.get(name) ?? { at, counts: new Map<string, number>() }
    names.set(name, found)
    found.at = Math.min(found.at, at)
    // A chosen name is counted twice: once as all others are, once without its own choice.
    const value = pair.slice(cut + 1)
    found.counts.set(value, Math.max(count, found.counts.get(value) ?? 0))
  }
  const spread = ({ counts }: { counts: Map<string, number> }) =>
    [...counts.values()].reduce((a, b) => a + b, 0)
  return [...names]
    .filter(([name, { counts }]) => counts.size > 1 || chosen.has(name))
    .sort(([, a], [, b]) => spread(b) - spread(a) || a.at - b.at)
    .slice(0, most.names)
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([name, { counts }]) => ({
      name,
      values: [...counts]
        .sort(([, a], [, b]) => b - a)
        .slice(0, most.values)
        .sort(([a], [b]) => inOrder.compare(a, b))
        .map(([value, count]) => ({ value, label: value, count })),
    }))
}
