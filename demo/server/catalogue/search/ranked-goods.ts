import { asc, desc, eq, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { orderedIds, type Hits } from './ordered-ids'
import { relevance } from './search-condition'
import type { Wanted } from './wanted'

/** Of more hits those that sell best are put in order by how well they answer; the others follow as they sell. */
const most = 2_000

/** Ids of hits in the order of a list: what answers best comes first. */
export async function rankedIds(
  wanted: readonly Wanted[],
  hits: Hits,
  first: number,
  size: number,
): Promise<string[]> {
  const byWeight = (count: number, from?: number) => orderedIds(hits, desc, sql`${goods.weight}`, count, from)
  const ranked =
    first < most
      ? await db()
          .select({ id: goods.id })
          .from(goods)
          .innerJoin(byWeight(most).as('best'), eq(goods.id, sql`best.id`))
          .orderBy(desc(relevance(wanted)), desc(goods.weight), asc(goods.id))
          .limit(Math.min(size, most - first))
          .offset(first)
      : []
  const missing = Math.min(size, hits.total - first) - ranked.length
  const others = missing > 0 && hits.total > most ? await byWeight(missing, Math.max(first, most)) : []
  return [...ranked, ...others].map(({ id }) => id)
}
