import { categoryTree, goodsCategories } from '../../../../src/catalogue/categories/categories.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { categoryTreeNow } from './category-tree'

export function routes(app: App) {
  serve(
    app,
    categoryTree,
    async ({ asked: { query }, site }) => {
      await siteById(site)
      const { bizType = goodsCategories } = query
      return bizType === goodsCategories ? categoryTreeNow(site) : []
    },
    { cache: 60, same: true },
  )
}
