import { and, eq, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { answering, relevance } from './search-condition'
import type { Wanted } from './wanted'

const onSale = (wanted: readonly Wanted[], most: number) =>
  db()
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.status, 10), answering(wanted)))
    .limit(most)

/** Whether any goods on sale have all of it. */
export const isFound = async (wanted: readonly Wanted[]) => (await onSale(wanted, 1)).length > 0

const enough = 2_000

/** How many have it, counted no further than it takes to tell the rare from the common. */
export async function countFound(wanted: readonly Wanted[]): Promise<number> {
  const some = onSale(wanted, enough).as('some')
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(some)
  return row?.count ?? 0
}

/** How well the best of some goods answers; nothing where none do. */
export async function bestAnswer(wanted: readonly Wanted[]): Promise<number | undefined> {
  const some = db()
    .select({ worth: relevance(wanted).as('worth') })
    .from(goods)
    .where(and(eq(goods.status, 10), answering(wanted)))
    .limit(enough)
    .as('some')
  const [row] = await db()
    .select({ best: sql<number | null>`max(${some.worth})::int` })
    .from(some)
  return row?.best ?? undefined
}
