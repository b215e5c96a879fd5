import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import { firstHits } from './first-hits'

/** Up to this many hits are read and sorted. Beyond it, goods are scanned in the requested order until enough match. */
const sorted = 40_000
/** Limit larger than any number of rows. */
const all = 2 ** 31 - 1

/** Sort order, with the condition for rows that come no later than a row with the key `bound`. */
export type Order = { by: (key: SQL) => SQL; reaches: (key: SQL, bound: string) => SQL }

const atLeast: Order['reaches'] = (key, bound) => sql`${key} >= ${bound}`
export const falling: Order = { by: desc, reaches: atLeast }
/** Null keys come last in both directions. */
export const risingKeys: Order = {
  by: (key) => sql`${key} asc nulls last`,
  reaches: (key, bound) => sql`${key} <= ${bound}`,
}
export const fallingKeys: Order = { by: (key) => sql`${key} desc nulls last`, reaches: atLeast }

export type Hits = {
  /** Condition for all hits. */
  where: SQL | undefined
  /** Exact or estimated number of hits. */
  total: number
  /** True if the hits match search words, which the text index finds. */
  byWords: boolean
  /** True if an index contains exactly these hits in the requested order. */
  indexed?: boolean
}

/**
 * Selects hits in an order. The id breaks ties, so that pages never overlap. The query shape fixes the plan, because the
 * planner cannot estimate the hits of a pattern.
 */
function inOrder(
  { where, total, byWords, indexed }: Hits,
  { by }: Order,
  key: SQL,
  most: number,
  first: number,
) {
  if (indexed || (!byWords && total > sorted))
    return db()
      .select({ id: goods.id })
      .from(goods)
      .where(where)
      .orderBy(by(key), asc(goods.id))
      .limit(most)
      .offset(first)
  const hits = db()
    .select({ id: goods.id, key: sql`${key}`.as('key') })
    .from(goods)
    .where(where)
    // The limit stops the planner from merging the outer order into the subquery.
    .limit(all)
    .as('hits')
  return db()
    .select({ id: hits.id })
    .from(hits)
    .orderBy(by(sql`${hits.key}`), asc(hits.id))
    .limit(most)
    .offset(first)
}

/** Returns ids of hits in an order, from an offset. */
export async function orderedIds(
  hits: Hits,
  order: Order,
  key: SQL,
  most: number,
  first = 0,
): Promise<string[]> {
  const near = await firstHits(hits, order, key, first + most)
  const rows = await inOrder(near, order, key, most, first)
  const isShort = near !== hits && rows.length < Math.min(most, hits.total - first)
  return (isShort ? await inOrder(hits, order, key, most, first) : rows).map(({ id }) => id)
}
