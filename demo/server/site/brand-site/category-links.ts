import { asc } from 'drizzle-orm'
import { goodsCategory } from '../../catalogue/categories/categories.table'
import { db } from '../../core/database/db'

type Link = { label: string; url: string }

/** Returns the URL of a category's product list. */
export const categoryAddress = (id: string) => `/goods/list/${id}`

/** Creates a lookup of category links by name, for seeds. An unknown name is an error. */
export async function categoryLinks() {
  const rows = await db()
    .select()
    .from(goodsCategory)
    .orderBy(asc(goodsCategory.level), asc(goodsCategory.sort))
  const found = (name: string) => {
    const row = rows.find(({ cateName }) => cateName === name)
    if (!row) throw new Error(`no category is called ${name}`)
    return row
  }
  return {
    id: (name: string) => found(name).id,
    to: (name: string) => categoryAddress(found(name).id),
    /** Returns the first subcategories of a category. */
    inside: (name: string, most: number): Link[] =>
      rows
        .filter(({ parentId }) => parentId === found(name).id)
        .slice(0, most)
        .map(({ id, cateName }) => ({ label: cateName, url: categoryAddress(id) })),
  }
}
