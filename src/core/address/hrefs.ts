import { atom, type ReadableAtom } from 'nanostores'
import { readRouteMap, type RouteMap } from './route-map'
import { routeAddress, routeNames, pathOf, type ParamsOf, type Query } from './routes'
import { safeUrl } from './safe-url'
import { shopPlace } from './shop-place'
import type { Settings } from '../host/settings'

/** @public Addresses of the pages; src/site/paths.ts adds them, because core does not depend on pages. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface KnownRoutes {}
export type RouteName = keyof KnownRoutes
export const isRouteName = (name: string): name is RouteName => routeNames().includes(name)
type ParamsFor<Name extends RouteName> = KnownRoutes[Name] extends infer Path extends string
  ? ParamsOf<Path>
  : never

export type Href = {
  /** Returns the address of a named route, by the host's own pattern if it has one. */
  <Name extends RouteName>(name: Name, params?: ParamsFor<Name>, query?: Query): string
  /** Changes when the host's route map is loaded, so that links render again. */
  $map: ReadableAtom<RouteMap>
  /** Returns whether the host mapped this route to another address. */
  mapped: (name: string) => boolean
}

const isInside = (origin: string) => typeof location !== 'undefined' && location.origin === origin

/** Base address in server rendering, where the page's address is unknown. */
const somePage = 'http://page.invalid/'

/** Parses an address from the page. On a server, an address within the page's own site stays relative. */
function onPage(given: string): string {
  if (typeof location !== 'undefined') return safeUrl(given, 'page')
  const address = safeUrl(given, 'page', somePage)
  if (!address.startsWith(somePage)) return address
  return (given.startsWith('/') ? '/' : './') + address.slice(somePage.length)
}

/**
 * Creates the links of one scope from route names, so that a host page can map each to its own URL.
 * @param inside whether the page belongs to the shop; default: derived from the page's address
 */
export function hrefs(settings: Settings, inside?: boolean): Href {
  const $map = atom<RouteMap>({})
  void readRouteMap(settings.routes, (map) => $map.set(map))

  // Inside the storefront (API on the page's own origin) links stay relative.
  const origin = new URL(settings.api).origin
  const home =
    (settings.home && safeUrl(settings.home, 'page')) || ((inside ?? isInside(origin)) ? '' : origin)

  const own = (name: string) => {
    const map = $map.get()
    return Object.hasOwn(map, name) ? map[name] : undefined
  }
  const href = (name: string, params: Record<string, string> = {}, query: Query = {}) => {
    const mapped = own(name)
    const address = mapped === undefined ? '' : onPage(routeAddress(mapped, params, query))
    return address || routeAddress(pathOf(name) ?? '/404', params, query, shopPlace() ?? home)
  }
  return Object.assign(href, { $map, mapped: (name: string) => own(name) !== undefined })
}
