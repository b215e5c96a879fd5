import { and, desc, eq } from 'drizzle-orm'
import { goods } from '../../catalogue/goods/goods.table'
import { db } from '../../core/db'

/** Ids of the goods that sell best in a department (a category of the first level). */
export async function bestSellers(departmentId: string, most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.departmentId, departmentId), eq(goods.status, 10)))
    .orderBy(desc(goods.sales), goods.id)
    .limit(most)
  return rows.map(({ id }) => id)
}
