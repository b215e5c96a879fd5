import { sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from './goods.table'

/** Changes with every change of a product; stock is no part of it. */
export async function goodsVersion(): Promise<string> {
  const { rows } = await db().execute<{ version: string }>(
    sql`select concat(max(${goods.updatedAt}), ' ', max(${goods.id})) as version from ${goods}`,
  )
  return rows[0]?.version ?? ''
}

/**
 * What is found in a large catalogue is the same for everybody until a product changes: the last answers are kept,
 * and who asks while one is being found waits for it.
 * @param most how many answers
 * @returns takes a version, all that the answer depends on, and how it is found
 */
export function keptUntilChanged<Answer>(most: number) {
  const kept = new Map<string, Promise<Answer>>()
  return (version: string, question: unknown, find: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify([version, question])
    const answer = kept.get(key) ?? find()
    // The one used last stands last; the first is forgotten first.
    kept.delete(key)
    kept.set(key, answer)
    answer.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return answer
  }
}
