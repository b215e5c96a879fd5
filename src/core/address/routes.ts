import { keyed, type Text } from '../language/messages'
import { pinned } from '../host/pinned'
import type { Permission } from '../permission'

/** Page of the shop: one row of the routes table. */
export type Row<PageModule = unknown> = {
  title: Text
  page: () => Promise<PageModule>
  /** Required permission: visitors are redirected to /login and back, other users see the reason. Default: none. */
  needs?: Permission
  /** Rendered on a server, because many visitors start on this page. */
  drawn?: boolean
  /** Group in the side menu of the user centre; groups and rows follow the order of the table. */
  menu?: string
  /** Active row of the side menu, if it is not the nearest one above the path. */
  under?: string
  /** Listed in the side menu below 'more'. */
  rare?: boolean
}
export type Route = Row & {
  /** `/goods/{id}`: braces name parameters. */
  path: string
}

/** Frames around the pages below a path, by that path. */
type Frames = Record<string, () => Promise<unknown>>

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
export type ParamsOf<Path extends string> = [ParamName<Path>] extends [never]
  ? {}
  : Record<ParamName<Path>, string>
export type Query = Record<string, string | undefined>
/** A route with the parameters and query of its address. */
export type Where = { route: string; params: Record<string, string>; query: Record<string, string> }

// The table imports every page, and pages link to each other, so the kit's parts read it here instead of importing it.
const known = pinned('routes', () => ({
  table: {} as Record<string, Route>,
  frames: {} as Frames,
  paths: {} as Readonly<Record<string, string>>,
}))

/** Declares the addresses of pages by route name, which is all that links need. */
export function definePaths<const Paths extends Record<string, string>>(paths: Paths): Paths {
  known.paths = paths
  return paths
}

/** Declares the routes table, from which links, guard, titles and chunks derive. */
export function defineRoutes<const Table extends Record<string, Route>>(table: Table): Table {
  known.table = keyed('routes', table)
  definePaths(Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])))
  return table
}

/** Declares the frames around pages by the path above them; a frame renders once for all pages below it. */
export function defineFrames(frames: Frames) {
  known.frames = frames
}

export const routeTable = () => known.table
/** Returns the names of all routes, including those without a loaded page. */
export const routeNames = (): string[] => Object.keys(known.paths)
/** Loads the frame of a page, if it has one. */
export const frameOf = (path: string): Promise<unknown> | undefined =>
  Object.entries(known.frames).find(([above]) => path === above || path.startsWith(`${above}/`))?.[1]()
export const pathOf = (route: string): string | undefined => known.paths[route]

/**
 * Returns the address of a named route.
 * @param mapped the host's own pattern for it, if it has one
 * @param home address of the storefront for routes that the host did not map; empty: this origin
 */
export function routeAddress(
  pattern: string,
  params: Record<string, string> = {},
  query: Query = {},
  home = '',
): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, value)
  const tail = search.size ? `${path.includes('?') ? '&' : '?'}${search}` : ''
  return home.replace(/\/$/, '') + path + tail
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the parameters of a path by a pattern, or undefined. Uses a simple syntax because hosts write patterns, too. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = []
  const parts = pattern.split(/\{(\w+)\}/)
  // Most patterns fail here cheaply, because a page resolves the route of every link.
  if (!path.startsWith(parts[0] ?? '')) return undefined
  const source = parts.map((part, at) => (at % 2 ? (names.push(part), '([^/]+)') : literal(part))).join('')
  const match = new RegExp(`^${source}$`).exec(path)
  if (!match) return undefined
  try {
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
  } catch {
    return undefined
  }
}

/**
 * Returns the route of a path and query. A fixed path takes precedence over one with parameters. Unknown: `notFound`.
 * @param map the host's own patterns by route name
 */
export function whereIs(path: string, search = '', map: Record<string, string> = {}): Where {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path
  const query = Object.fromEntries(new URLSearchParams(search))
  const [found] = Object.entries(known.paths)
    .flatMap(([route, own]) => {
      const params = matchPath(map[route] ?? own, clean)
      return params ? { route, params, query } : []
    })
    .sort((a, b) => size(a.params) - size(b.params))
  return found ?? { route: 'notFound', params: {}, query }
}

/** Returns the key of the page at an address, without the query, which the page itself manages. */
export const pageAt = ({ route, params }: Pick<Where, 'route' | 'params'>) =>
  `${route} ${JSON.stringify(params)}`

const size = (params: object) => Object.keys(params).length
