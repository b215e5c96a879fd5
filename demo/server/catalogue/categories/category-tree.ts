import { asc, sql } from 'drizzle-orm'
import type { Category } from '../../../../src/catalogue/categories/categories.contract'
import { db } from '../../core/database/db'
import { goods } from '../goods/goods.table'
import { goodsCategory } from './categories.table'
import { everybody, visibleTo, visibilityKey, soldOn } from '../goods/visible-goods'

let cached: { version: string; roots: Category[]; until: number } | undefined
/** Cache lifetime in milliseconds. A change dated back by another server's clock does not alter the version. */
const longest = 60_000

/** Returns a version that changes with any category and any product. */
async function version(): Promise<string> {
  const { rows } = await db().execute<{ version: string }>(sql`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws('|', id, parent_id, cate_name, cate_alias, cate_icon, hot_words, sort), ','
        order by id)) from ${goodsCategory}),
      (select max(${goods.updatedAt}) from ${goods}),
      (select max(${goods.id}) from ${goods})) as version`)
  return rows[0]?.version ?? ''
}

/** Returns the departments whose goods are all sold on other sites. A department without any goods is not included. */
async function ofOtherSites(site: string): Promise<string[]> {
  const rows = await db()
    .select({ id: goods.departmentId })
    .from(goods)
    .groupBy(goods.departmentId)
    .having(sql`not bool_or(${soldOn(site)})`)
  return rows.map(({ id }) => id)
}

async function read(site: string): Promise<Category[]> {
  const elsewhere = new Set(await ofOtherSites(site))
  const rows = await db()
    .select()
    .from(goodsCategory)
    .orderBy(asc(goodsCategory.level), asc(goodsCategory.sort))
  const counted = await db()
    .select({ id: goods.departmentId, count: sql<number>`count(*)::int` })
    .from(goods)
    .where(visibleTo(everybody(site)))
    .groupBy(goods.departmentId)
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  const nodes = new Map<string, Category>()
  const roots: Category[] = []
  for (const { id, parentId, cateName, cateAlias, cateIcon, hotWords } of rows) {
    const node: Category = { id, cateName, cateAlias, cateIcon, childrenList: [] }
    nodes.set(id, node)
    if (parentId) nodes.get(parentId)?.childrenList.push(node)
    else if (!elsewhere.has(id))
      roots.push(Object.assign(node, { hotWords: hotWords ?? [], goodsCount: counts.get(id) ?? 0 }))
  }
  return roots
}

/**
 * Returns the current category tree of a site, counting only goods that every reader may see.
 * The tree is cached: comparing the version is faster than counting goods and building the tree.
 */
export async function categoryTreeNow(site: string): Promise<Category[]> {
  const wanted = `${await version()} ${await visibilityKey(everybody(site))}`
  const now = performance.now()
  if (cached?.version !== wanted || now >= cached.until)
    cached = { version: wanted, roots: await read(site), until: now + longest }
  return cached.roots
}
