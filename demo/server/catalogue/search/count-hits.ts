import { and, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import { cachedUntilChanged } from '../goods/cached-until-changed'
import { visibleTo, visibilityKey, type Reader } from '../goods/visible-goods'
import { estimate, inSample } from './sample'
import { answering } from './search-condition'
import type { Wanted } from './wanted'

/** Counts goods for several conditions in one statement. */
async function countBy(conditions: (SQL | undefined)[]): Promise<number[]> {
  if (conditions.length === 0) return []
  const counts = conditions.map(
    (condition, at) =>
      sql`select ${at}::int as at, count(*)::int as count from ${goods} where ${and(sql`true`, condition)}`,
  )
  const { rows } = await db().execute<{ at: number; count: number }>(sql.join(counts, sql` union all `))
  return rows.toSorted((one, other) => one.at - other.at).map(({ count }) => count)
}

const cachedCounts = cachedUntilChanged<number[]>(2_000)

/** Returns the hit count of each keyword, as a product list shows it to the reader. */
export async function countHits(keywords: readonly (readonly Wanted[])[], reader: Reader): Promise<number[]> {
  const ways = keywords.map((wanted) => wanted.map((one) => one.ways))
  return cachedCounts(await visibilityKey(reader), ways, async () => {
    const conditions = keywords.map((wanted) => and(visibleTo(reader), answering(wanted)))
    const some = await countBy(conditions.map((condition) => and(condition, inSample)))
    const about = some.map(estimate)
    const few = await countBy(conditions.filter((_, at) => about[at] === undefined))
    return about.map((many) => many ?? few.shift() ?? 0)
  })
}
