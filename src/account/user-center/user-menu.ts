import type { Text } from '../../core/language/messages'
import { routeTable, type Route } from '../../core/address/routes'
import { menuGroups } from './menu-group'
import { isUserPath } from './user-path'

export type MenuItem = { route: string; title: Text }
export type MenuGroup = { key: string; title: Text | undefined; items: MenuItem[] }

const rows = () => Object.entries(routeTable())

/** Returns the side menu: all routes with a group, in the order of the route table. */
export const userMenu = (): MenuGroup[] =>
  Object.entries(menuGroups).flatMap(([key, title]) => {
    const items = rows().flatMap(([route, row]) => (row.menu === key ? [{ route, title: row.title }] : []))
    return items.length > 0 ? [{ key, title, items }] : []
  })

const isAbove = (above: Route, path: string) => path.startsWith(`${above.path}/`)

/** Returns the route names from the user centre's root down to a page. */
export function userTrail(route: string): string[] {
  const path = routeTable()[route]?.path ?? ''
  return rows()
    .filter(([name, row]) => name === route || (isUserPath(row.path) && isAbove(row, path)))
    .sort(([, a], [, b]) => a.path.length - b.path.length)
    .map(([name]) => name)
}

/** Returns the menu entry of a page: its own, or that of its nearest parent. */
export const menuRowOf = (route: string): string | undefined =>
  routeTable()[route]?.under ?? userTrail(route).findLast((name) => routeTable()[name]?.menu !== undefined)
