import { goods } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { categoryLinks } from '../brand-site/category-links'
import { bestSellers, inCategory } from './best-sellers'

/** Opens category links and goods for building a site's theme pages, by category name. */
export async function openThemeGoods(site: string) {
  const links = await categoryLinks()
  return {
    /** Returns the URL of a category's list. */
    to: links.to,
    /** Returns the ids of a category's best sellers. */
    best: (name: string, most: number) => bestSellers(site, links.id(name), most),
    /** Returns the number of goods in a category. */
    count: (name: string) => db().$count(goods, inCategory(site, links.id(name))),
  }
}

export type ThemeGoods = Awaited<ReturnType<typeof openThemeGoods>>
