import { keyed, type Text } from '../language/messages'
import { pinned } from '../host/pinned'
import type { Permission } from '../permission'

/** Page of the shop: one row of the routes table. */
export type Route<PageModule = unknown> = {
  /** `/goods/{id}`: braces name parameters. */
  path: string
  title: Text
  page: () => Promise<PageModule>
  /** Required permission: visitors are redirected to /login and back, other users see the reason. Default: none. */
  needs?: Permission
  /** Seen by many before anything else: a server draws it. */
  drawn?: boolean
  /** The group of the user centre's side menu that lists it; groups and rows stand there in the table's order. */
  menu?: string
  /** The row of the side menu that is marked on it, where that is not the nearest one above its path. */
  under?: string
  /** Listed in the side menu below 'more'. */
  rare?: boolean
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

// The table names every page, and pages link to each other: parts read it here instead of importing it.
const known = pinned('routes', () => ({
  table: {} as Record<string, Route>,
  frames: {} as Frames,
  paths: {} as Readonly<Record<string, string>>,
}))

/** Declares the addresses of pages by the names of their routes: all that links need. */
export function definePaths<const Paths extends Record<string, string>>(paths: Paths): Paths {
  known.paths = paths
  return paths
}

/** Declares the routes table; links, guard, titles and chunks all follow from it. */
export function defineRoutes<const Table extends Record<string, Route>>(table: Table): Table {
  known.table = keyed('routes', table)
  definePaths(Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])))
  return table
}

/** Declares what pages have around them by the path above them: drawn once for all pages below it. */
export function defineFrames(frames: Frames) {
  known.frames = frames
}

export const routeTable = () => known.table
/** Returns the names of all routes, including those without a loaded page. */
export const routeNames = (): string[] => Object.keys(known.paths)
/** Brings what a page has around it, if anything. */
export const frameOf = (path: string): Promise<unknown> | undefined =>
  Object.entries(known.frames).find(([above]) => path === above || path.startsWith(`${above}/`))?.[1]()
export const pathOf = (route: string): string | undefined => known.paths[route]

/**
 * The address of a named route.
 * @param mapped the host's own pattern for it, if it has one
 * @param home address of the storefront that shows routes which the host did not map; empty: this origin
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

/** The parameters of a path under a pattern, or undefined. Why not a router's own syntax: hosts write these too. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = []
  const parts = pattern.split(/\{(\w+)\}/)
  // A page asks for the route of every link: few patterns are worth a closer look.
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
