import { defineRoutes, type Route, type Row } from '../core/address/routes'
import { paths } from '../site/paths'
import { accountRoutes } from './routes/account-routes'
import { moneyRoutes } from './routes/money-routes'
import { shopRoutes } from './routes/shop-routes'
import { tradeRoutes } from './routes/trade-routes'

/** Adds the paths to the rows of a routes table. @param paths by the names of the rows */
const withPaths = <Name extends string>(
  paths: Readonly<Record<Name, string>>,
  rows: Readonly<Record<Name, Row>>,
) => {
  const known: Readonly<Record<string, string>> = paths
  const table = Object.entries<Row>(rows).map(([name, row]) => [name, { ...row, path: known[name] }])
  // The names are those of the rows; the compiler loses them in Object.fromEntries.
  return Object.fromEntries(table) as Record<Name, Route>
}

/**
 * All pages of the shop: name, module and required permission. Menus, guard, titles and chunks derive from this table;
 * links need only the paths. A page loads on its first visit. `menu` is a group of the user centre's side menu
 * (menu-group.ts), which lists its pages in this order.
 */
export const routes = defineRoutes(
  withPaths(paths, { ...shopRoutes, ...tradeRoutes, ...moneyRoutes, ...accountRoutes }),
)
