import { goods } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { categoryLinks } from '../brand-site/category-links'
import { bestSellers, inCategory } from './best-sellers'

/** What the makers of a site's theme pages reach into: places of the shop and goods, by the name of a category. */
export async function openThemeGoods(site: string) {
  const links = await categoryLinks()
  return {
    /** Address of a category's list. */
    to: links.to,
    /** Ids of the goods that sell best in it. */
    best: (name: string, most: number) => bestSellers(site, links.id(name), most),
    /** How many there are. */
    count: (name: string) => db().$count(goods, inCategory(site, links.id(name))),
  }
}

export type ThemeGoods = Awaited<ReturnType<typeof openThemeGoods>>
