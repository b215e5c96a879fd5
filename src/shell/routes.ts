import { defineRoutes, withPaths } from '../core/address/routes'
import { paths } from '../site/paths'
import { accountRoutes } from './routes/account-routes'
import { moneyRoutes } from './routes/money-routes'
import { shopRoutes } from './routes/shop-routes'
import { tradeRoutes } from './routes/trade-routes'

/**
 * All pages of the shop: name, module and required permission. Menus, guard, titles and chunks derive from this table;
 * links need only the paths. A page loads on its first visit. `menu` is a group of the user centre's side menu
 * (menu-group.ts), which lists its pages in this order.
 */
export const routes = defineRoutes(
  withPaths(paths, { ...shopRoutes, ...tradeRoutes, ...moneyRoutes, ...accountRoutes }),
)
