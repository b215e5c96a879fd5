import { sql } from 'drizzle-orm'
import { db } from '../../core/db'
import type { Counted } from './goods-facets'
import { goods } from './goods.table'

const most = 500
const kept = new Map<string, Counted>()

/** Changes with every change of a product; stock is no part of it. */
async function version(): Promise<string> {
  const { rows } = await db().execute<{ version: string }>(
    sql`select concat(max(${goods.updatedAt}), ' ', max(${goods.id})) as version from ${goods}`,
  )
  return rows[0]?.version ?? ''
}

/**
 * Counting all goods of a large category takes longer than all the rest of a list, and gives the same for
 * everybody until a product changes: the last counts are kept.
 * @param question all that the counts depend on
 */
export async function keptCounts(question: unknown, count: () => Promise<Counted>): Promise<Counted> {
  const key = JSON.stringify([await version(), question])
  const known = kept.get(key)
  const counted = known ?? (await count())
  // The one used last stands last; the first is forgotten first.
  kept.delete(key)
  kept.set(key, counted)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return counted
}
