import type { Text } from './messages'
import { pinned } from './pinned'

/** One page of the shop, as one row of the routes table. */
export type Route<PageModule = unknown> = {
  /** `/goods/{id}`: braces name parameters. */
  path: string
  title: Text
  page: () => Promise<PageModule>
  /** `token`: a visitor is sent to /login and back. */
  needs?: 'token'
  /** `default` has the whole shell around it, `empty` a plain head row. */
  layout?: 'default' | 'empty' | '404'
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
export type ParamsOf<Path extends string> = [ParamName<Path>] extends [never]
  ? {}
  : Record<ParamName<Path>, string>
export type Query = Record<string, string | undefined>
export type Place = { route: string; params: Record<string, string>; query: Record<string, string> }

// The table names every page, and pages link to each other: parts read it here instead of importing it.
const known = pinned('routes', () => ({ table: {} as Record<string, Route> }))

/** Declares the routes table; links, guard, titles and chunks all follow from it. */
export function defineRoutes<const Table extends Record<string, Route>>(table: Table): Table {
  known.table = table
  return table
}

export const routeTable = () => known.table

/** The host's own URLs by route name: `{ "goods": "/p/{id}.html" }`. */
export type RouteMap = Record<string, string>

/**
 * The address of a named route.
 * @param mapped the host's own pattern for it, if it has one
 * @param home address of the storefront that shows routes which the host did not map; empty: this origin
 */
export function addressOf(
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
  return (/^https?:/.test(path) ? '' : home.replace(/\/$/, '')) + path + tail
}

function matchOne(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (!name) {
      if (part !== value) return undefined
      continue
    }
    if (!value) return undefined
    try {
      params[name] = decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return params
}

/** Which route a path and query mean; a fixed path wins over one with parameters. Unknown: `notFound`. */
export function placeOf(path: string, search = ''): Place {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path
  const query = Object.fromEntries(new URLSearchParams(search))
  const rows = Object.entries(known.table).sort(([, a], [, b]) => braces(a.path) - braces(b.path))
  for (const [route, { path: pattern }] of rows) {
    const params = matchOne(pattern, clean)
    if (params) return { route, params, query }
  }
  return { route: 'notFound', params: {}, query }
}

const braces = (path: string) => path.split('{').length
