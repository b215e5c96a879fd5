import { and, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import type { Hits, Order } from './ordered-ids'
import { areMany, hitsInSample, inSample } from './sample'

/** Extra rows of the sample, because very small samples are unreliable. */
const few = 12
/** Safety factor for the estimate, so that random variation does not exclude hits. */
const ample = 1.6

/**
 * Narrows a large result to the first hits of an order, with a margin. The bound comes from the sample. The alternatives,
 * reading all hits or scanning goods in order, get slower as the catalogue grows.
 * @param count number of hits needed
 * @returns the hits unchanged if there are few
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
