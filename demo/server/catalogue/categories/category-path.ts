import { asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../core/database/db'
import { goodsCategory } from './categories.table'

export type PathNode = { id: string; name: string }

/** Returns the path from the first level down to a category, including the category. Empty for an unknown id. */
export async function categoryPath(id: string): Promise<PathNode[]> {
  const self = alias(goodsCategory, 'self')
  const parent = alias(goodsCategory, 'parent')
  return db()
    .select({ id: goodsCategory.id, name: goodsCategory.cateName })
    .from(self)
    .leftJoin(parent, eq(parent.id, self.parentId))
    .innerJoin(
      goodsCategory,
      or(
        eq(goodsCategory.id, self.id),
        eq(goodsCategory.id, sql`${self.parentId}`),
        eq(goodsCategory.id, sql`${parent.parentId}`),
      ),
    )
    .where(eq(self.id, id))
    .orderBy(asc(goodsCategory.level))
}
