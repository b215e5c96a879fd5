import { and, desc, eq, or } from 'drizzle-orm'
import { goods } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'

/** Selects goods for sale on a site in a category of any level. */
export const inCategory = (site: string, id: string) =>
  and(
    or(eq(goods.departmentId, id), eq(goods.groupId, id), eq(goods.categoryId, id)),
    visibleTo(everybody(site)),
  )

/** Returns the ids of a site's best sellers in a category of any level. */
export async function bestSellers(site: string, categoryId: string, most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: goods.id })
    .from(goods)
    .where(inCategory(site, categoryId))
    .orderBy(desc(goods.sales), goods.id)
    .limit(most)
  return rows.map(({ id }) => id)
}
