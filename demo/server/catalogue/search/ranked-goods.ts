import { asc, desc, sql } from 'drizzle-orm'
import { inValues } from '../../core/database/in-values'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import { falling, orderedIds, type Hits } from './ordered-ids'
import { areMany } from './sample'
import { relevance } from './search-condition'
import type { Wanted } from './wanted'

/**
 * Number of best-selling hits that are sorted by relevance; the others follow by sales. Estimated results sort fewer,
 * because their last pages are rarely opened.
 */
const mostOf = ({ total }: Hits) => (areMany(total) ? 500 : 2_000)

/** Returns ids of hits, most relevant first. */
export async function rankedIds(
  wanted: readonly Wanted[],
  hits: Hits,
  first: number,
  size: number,
): Promise<string[]> {
  const most = mostOf(hits)
  const byWeight = (count: number, from?: number) =>
    orderedIds(hits, falling, sql`${goods.weight}`, count, from)
  const ranked =
    first < most
      ? await db()
          .select({ id: goods.id })
          .from(goods)
          .where(inValues(goods.id, await byWeight(most)))
          .orderBy(desc(relevance(wanted)), desc(goods.weight), asc(goods.id))
          .limit(Math.min(size, most - first))
          .offset(first)
      : []
  const missing = Math.min(size, hits.total - first) - ranked.length
  const others = missing > 0 && hits.total > most ? await byWeight(missing, Math.max(first, most)) : []
  return [...ranked.map(({ id }) => id), ...others]
}
