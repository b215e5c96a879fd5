import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { relevance } from './search-condition'
import type { Wanted } from './wanted'

/** Of more hits those that sell best are put in order by how well they answer; the others follow as they sell. */
const most = 2_000

type Page = { first: number; size: number }

/**
 * Ids of hits in the order of a list: what answers best comes first.
 * @param hits the condition of all hits
 * @param total how many there are, or about
 */
export async function rankedIds(
  wanted: readonly Wanted[],
  hits: SQL | undefined,
  total: number,
  { first, size }: Page,
): Promise<string[]> {
  const byWeight = [desc(goods.weight), asc(goods.id)]
  const plain = () => db().select({ id: goods.id }).from(goods).$dynamic()
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  if (total <= most) {
    const order = [desc(relevance(wanted)), ...byWeight]
    return idsOf(await plain().where(hits).orderBy(...order).limit(size).offset(first))
  }
  const best = plain().where(hits).orderBy(...byWeight).limit(most).as('best')
  const ranked =
    first < most
      ? await plain()
          .innerJoin(best, eq(best.id, goods.id))
          .orderBy(desc(relevance(wanted)), ...byWeight)
          .limit(Math.min(size, most - first))
          .offset(first)
      : []
  const missing = size - ranked.length
  const further =
    missing > 0
      ? await plain()
          .where(hits)
          .orderBy(...byWeight)
          .limit(missing)
          .offset(Math.max(first, most))
      : []
  return idsOf([...ranked, ...further])
}
