import { and, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import { answering, relevance } from './search-condition'
import type { Wanted } from './wanted'
import { visibleTo, type Reader } from '../goods/visible-goods'

const some = (wanted: readonly Wanted[], reader: Reader, most: number) =>
  db()
    .select({ id: goods.id })
    .from(goods)
    .where(and(visibleTo(reader), answering(wanted)))
    .limit(most)

/** Returns whether a reader can see any goods that match all terms. */
export const isFound = async (wanted: readonly Wanted[], reader: Reader) =>
  (await some(wanted, reader, 1)).length > 0

const enough = 2_000

/** Counts matching goods up to a limit that separates rare from common terms. */
export async function countFound(wanted: readonly Wanted[], reader: Reader): Promise<number> {
  const counted = some(wanted, reader, enough).as('some')
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(counted)
  return row?.count ?? 0
}

/** Returns the relevance of the best match, or undefined without a match. */
export async function bestAnswer(wanted: readonly Wanted[], reader: Reader): Promise<number | undefined> {
  const rated = db()
    .select({ worth: relevance(wanted).as('worth') })
    .from(goods)
    .where(and(visibleTo(reader), answering(wanted)))
    .limit(enough)
    .as('some')
  const [row] = await db()
    .select({ best: sql<number | null>`max(${rated.worth})::int` })
    .from(rated)
  return row?.best ?? undefined
}
