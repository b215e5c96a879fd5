import { asc, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'

/** So many hits are read and sorted; of more, goods are read in the order that is wanted until enough of them are hits. */
const sorted = 40_000
/** More than there can be. */
const all = 2 ** 31 - 1

/** Hits of which there are more are so many that reading goods in the order of a list soon meets some. */
export const areMany = (hits: number) => hits > sorted

export type Hits = {
  /** The condition of all of them. */
  where: SQL | undefined
  /** How many there are, or about. */
  total: number
  /** An index holds just these in the order that is wanted. */
  indexed?: boolean
}

/**
 * Ids of hits in an order; the id decides between equals, so that pages never overlap. The planner is told which way to
 * go, because it cannot know how many hits a pattern has.
 */
export function orderedIds(
  { where, total, indexed }: Hits,
  order: (column: SQL) => SQL,
  key: SQL,
  most: number,
  first = 0,
) {
  if (indexed || areMany(total))
    return db()
      .select({ id: goods.id })
      .from(goods)
      .where(where)
      .orderBy(order(key), asc(goods.id))
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
    .orderBy(order(sql`${hits.key}`), asc(hits.id))
    .limit(most)
    .offset(first)
}
