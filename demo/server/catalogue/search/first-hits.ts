import { and, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import type { Hits, Order } from './ordered-ids'
import { areMany, hitsInSample, inSample } from './sample'

/** Of a sample so few are too few to tell of the whole. */
const few = 12
/** So many times as many are taken as are wanted, so that chance leaves none out. */
const ample = 1.6

/**
 * Of hits that were too many to be counted those that stand first in an order: a little more than are wanted, told by
 * the sample. To read all of them, or goods in that order until enough are hits, takes longer with every product that
 * the catalogue has more.
 * @param count how many are wanted
 * @returns the same hits, where they are not that many
 */
export async function firstHits(hits: Hits, order: Order, key: SQL, count: number): Promise<Hits> {
  if (!hits.byWords || !areMany(hits.total)) return hits
  const [last] = await db()
    .select({ bound: sql<string | null>`(${key})::text` })
    .from(goods)
    .where(and(hits.where, inSample))
    .orderBy(order.by(key))
    .offset(few + hitsInSample(count * ample))
    .limit(1)
  return last?.bound ? { ...hits, where: and(hits.where, order.reaches(key, last.bound)) } : hits
}
