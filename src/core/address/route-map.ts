import * as z from 'zod/mini'
import { safeUrl } from './safe-url'

/** Host's addresses by route name: `{ "goods": "/p/{goodsId}.html" }`. */
export type RouteMap = Record<string, string>

const address = z.string().check(z.refine((pattern) => safeUrl(pattern.replace(/[{}]/g, ''), 'page') !== ''))
const shape = z.record(z.string(), address)

/** Returns whether the text is the map itself instead of its address. */
export const isMapText = (given: string) => given.trim().startsWith('{')

/** Parses the text of a route map. @throws if it is invalid */
export const parseRouteMap = (text: string): RouteMap => shape.parse(JSON.parse(text))

/** Parses a route map or fetches it. An invalid map counts as empty and logs one line. */
export async function readRouteMap(given: string): Promise<RouteMap> {
  if (!given.trim()) return {}
  try {
    return parseRouteMap(
      isMapText(given) ? given : await (await fetch(new URL(safeUrl(given, 'page')))).text(),
    )
  } catch {
    console.error(`tradefront: the route map ${given.slice(0, 80)} could not be read`)
    return {}
  }
}
