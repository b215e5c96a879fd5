import { and, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { figurePattern } from './figure-pattern'
import { goods } from './goods.table'
import { brandCondition, type GoodsFilter } from './goods-filter'

export type AttrFacet = {
  name: string
  range?: { min: number; max: number; unit: string }
  values: { value: string; label: string; count: number }[]
}

type PairCount = { pair: string; count: number; at: number }

const most = { names: 10, values: 40 }

/**
 * Counts attribute values. Values of a chosen attribute are counted without that attribute's own filter.
 * One statement evaluates each condition once: a row that meets all conditions counts for all attributes; a row that
 * misses one condition counts only for that attribute.
 */
export async function attrFacets(filter: GoodsFilter): Promise<AttrFacet[]> {
  const { base, attrs } = filter
  const missed = sql.join(
    [...attrs].map(([name, condition]) => sql`case when ${condition} then null else ${`${name}=`} end`),
    sql`, `,
  )
  const { rows } = await db().execute<PairCount>(sql`
    with hits as materialized (
      select ${goods.attrs}, array_remove(array[${missed}]::text[], null) as missed
      from ${goods} where ${and(base, brandCondition(filter))}
    )
    select pair, count(*)::int as count, min(at)::int as at
    from hits, unnest(hits.attrs) with ordinality as one(pair, at)
    where cardinality(missed) = 0 or (cardinality(missed) = 1 and starts_with(pair, missed[1]))
    group by pair`)
  return grouped(rows, new Set(attrs.keys()))
}

const inOrder = new Intl.Collator('zh-CN', { numeric: true })

/** Groups the values of the most frequent attributes. Omits attributes with a single value, which offer no choice. */
function grouped(rows: PairCount[], chosen: ReadonlySet<string>): AttrFacet[] {
  const names = new Map<string, { at: number; counts: Map<string, number> }>()
  for (const { pair, count, at } of rows) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut)
    const value = pair.slice(cut + 1)
    const found = names.get(name) ?? { at, counts: new Map<string, number>() }
    names.set(name, found)
    found.at = Math.min(found.at, at)
    found.counts.set(value, count)
  }
  const goodsWith = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
  return [...names]
    .filter(([name, { counts }]) => counts.size > 1 || chosen.has(name))
    .sort(([, a], [, b]) => goodsWith(b.counts) - goodsWith(a.counts))
    .slice(0, most.names)
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([name, { counts }]) => ({
      name,
      label: name,
      ...rangeOf(name, [...counts.keys()]),
      values: valuesOf(counts),
    }))
}

/** Returns a range with its unit if all values are numbers: `内径 d（mm）` has millimetres. */
function rangeOf(name: string, values: string[]): Pick<AttrFacet, 'range'> {
  const unit = /[（(]([^（()）]+)[)）]$/.exec(name)?.[1]
  if (unit === undefined || !values.every((value) => figurePattern.test(value))) return {}
  const figures = values.map(Number)
  return { range: { min: Math.min(...figures), max: Math.max(...figures), unit } }
}

const valuesOf = (counts: Map<string, number>) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most.values)
    .sort(([a], [b]) => inOrder.compare(a, b))
    .map(([value, count]) => ({ value, label: value, count }))
