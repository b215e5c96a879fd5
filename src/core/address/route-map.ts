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

/**
 * Reads a route map, which a page gives as text or as the address of a file. Logs one line for an invalid one.
 * @param accept receives the map: at once if it is given as text, because a link may be pressed before any other code runs
 */
export async function readRouteMap(given: string, accept: (map: RouteMap) => void): Promise<void> {
  if (!given.trim()) return
  try {
    accept(
      parseRouteMap(isMapText(given) ? given : await (await fetch(new URL(safeUrl(given, 'page')))).text()),
    )
  } catch {
    console.error(`tradefront: the route map ${given.slice(0, 80)} could not be read`)
  }
}
