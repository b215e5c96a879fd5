import { and, asc, count, eq } from 'drizzle-orm'
import { brandList } from '../../../../src/catalogue/brands/brands.contract'
import { db } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { categoryPath } from '../categories/category-path'
import { categoryColumn } from '../goods/goods-filter'
import { goods } from '../goods/goods.table'
import { brand } from './brands.table'
import { visibleTo } from '../goods/visible-goods'

const letterOf = (filed: string) => (/^[A-Z]$/.test(filed) ? filed : '#')

export function routes(app: App) {
  serve(
    app,
    brandList,
    async ({ asked: { query }, who, site }) => {
      await siteById(site)
      const { categoryId, letter } = query
      const level = categoryId ? (await categoryPath(categoryId)).length : 0
      if (categoryId && !level) return []
      const rows = await db()
        .select({ brand, goodsCount: count() })
        .from(brand)
        .innerJoin(goods, and(eq(goods.brandId, brand.id), visibleTo({ who, site })))
        .where(categoryId ? eq(categoryColumn(level), categoryId) : undefined)
        .groupBy(brand.id)
        .orderBy(asc(brand.firstLetter), asc(brand.id))
      return rows
        .map(({ brand: { id, brandName, logo, firstLetter }, goodsCount }) => ({
          id,
          brandName,
          ...(logo && { logo }),
          firstLetter: letterOf(firstLetter),
          goodsCount,
        }))
        .filter((each) => !letter || each.firstLetter === letter)
    },
    { cache: 60 },
  )
}
