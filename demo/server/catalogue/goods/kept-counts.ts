import { sql } from 'drizzle-orm'
import { db } from '../../core/db'
import type { Counted } from './goods-facets'
import { goods } from './goods.table'

const most = 500
/** Milliseconds: a change that another server's clock dates back does not show in the version. */
const longest = 60_000
const kept = new Map<string, { counted: Counted; until: number }>()

/** Changes with every change of a product; stock is no part of it. */
async function version(): Promise<string> {
  const { rows } = await db().execute<{ version: string }>(
    sql`select concat(max(${goods.updatedAt}), ' ', max(${goods.id})) as version from ${goods}`,
  )
  return rows[0]?.version ?? ''
}

/**
 * Counting all goods of a large category takes longer than all the rest of a list, and gives the same for
 * everybody until a product changes: the last counts are kept, for a minute at most.
 * @param question all that the counts depend on
 */
export async function keptCounts(question: unknown, count: () => Promise<Counted>): Promise<Counted> {
  const key = JSON.stringify([await version(), question])
  const now = performance.now()
  const found = kept.get(key)
  const known = found && now < found.until ? found : { counted: await count(), until: now + longest }
  // The one used last stands last; the first is forgotten first.
  kept.delete(key)
  kept.set(key, known)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return known.counted
}
