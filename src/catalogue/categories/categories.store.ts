import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { categoryTree, goodsCategories } from './categories.contract'

/** Category tree of the brand site, loaded once for menu, home page and lists. */
export const categoriesOf = shared('categories', (scope) =>
  resource(
    async (signal) => {
      const query = { bizType: goodsCategories, brandTerminalId: await siteOf(scope).id() }
      return scope.call(categoryTree, { query }, { signal, quiet: true })
    },
    [scope.$locale],
  ),
)
