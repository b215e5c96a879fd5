import type { Text } from '../../core/messages'
import { routeTable, type Route } from '../../core/routes'
import { menuGroups } from './menu-group'
import { isUserPath } from './user-path'

export type MenuItem = { route: string; title: Text }
export type MenuGroup = { key: string; title: Text | undefined; items: MenuItem[] }

const rows = () => Object.entries(routeTable())

/** The side menu: every row of the routes table that names a group, in the table's order. */
export const userMenu = (): MenuGroup[] =>
  Object.entries(menuGroups).flatMap(([key, title]) => {
    const items = rows().flatMap(([route, row]) => (row.menu === key ? [{ route, title: row.title }] : []))
    return items.length > 0 ? [{ key, title, items }] : []
  })

const isAbove = (above: Route, path: string) => path.startsWith(`${above.path}/`)

/** The rows that lead down to a page, from the user centre's own to the page itself. */
export function userTrail(route: string): string[] {
  const path = routeTable()[route]?.path ?? ''
  return rows()
    .filter(([name, row]) => name === route || (isUserPath(row.path) && isAbove(row, path)))
    .sort(([, a], [, b]) => a.path.length - b.path.length)
    .map(([name]) => name)
}

/** The menu's row that a page belongs to: its own, or the nearest above it. */
export const menuRowOf = (route: string): string | undefined =>
  routeTable()[route]?.under ?? userTrail(route).findLast((name) => routeTable()[name]?.menu !== undefined)
