import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import { firstHits } from './first-hits'

/** So many hits are read and sorted; of more, goods are read in the order that is wanted until enough of them are hits. */
const sorted = 40_000
/** More than there can be. */
const all = 2 ** 31 - 1

/** What hits are put in order by, and which of them come no later than one with a key. */
export type Order = { by: (key: SQL) => SQL; reaches: (key: SQL, bound: string) => SQL }

const atLeast: Order['reaches'] = (key, bound) => sql`${key} >= ${bound}`
export const falling: Order = { by: desc, reaches: atLeast }
/** Those without a key stand last in both. */
export const risingKeys: Order = {
  by: (key) => sql`${key} asc nulls last`,
  reaches: (key, bound) => sql`${key} <= ${bound}`,
}
export const fallingKeys: Order = { by: (key) => sql`${key} desc nulls last`, reaches: atLeast }

export type Hits = {
  /** The condition of all of them. */
  where: SQL | undefined
  /** How many there are, or about. */
  total: number
  /** They are hits of words, which an index over texts finds. */
  byWords: boolean
  /** An index holds just these in the order that is wanted. */
  indexed?: boolean
}

/**
 * Hits in an order; the id decides between equals, so that pages never overlap. The planner is told which way to go,
 * because it cannot know how many hits a pattern has.
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
    // Keeps the order outside from being looked for inside.
    .limit(all)
    .as('hits')
  return db()
    .select({ id: hits.id })
    .from(hits)
    .orderBy(by(sql`${hits.key}`), asc(hits.id))
    .limit(most)
    .offset(first)
}

/** Ids of hits in an order, the first ones left out. */
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
