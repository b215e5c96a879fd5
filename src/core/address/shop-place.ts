import { pinned } from '../host/pinned'
import { routeNames, whereIs } from './routes'
import { setting } from '../host/settings'

/**
 * Returns the element that shows the pages of the shop and controls the address of its page. It reads live collections,
 * which browsers cache: every link asks, and a selector would search the whole page each time.
 */
export const storefront = (): Element | undefined =>
  document.getElementsByTagName('trade-storefront')[0] ?? document.getElementsByTagName('trade-outlet')[0]

/** Prefix of the shop's addresses; undefined: the shop is at the root of the page's host. */
type Place = string | undefined
/** Marks the page's current address up to its `#`, which the page may change. */
const behindHash = ''

const places = pinned('shop-places', () => new WeakMap<Element, Place>())

const withoutHash = (address: string) => address.split('#', 1)[0] ?? ''

/** Returns an address of the page's own origin, without a trailing slash. */
function baseOf(given: string): string | undefined {
  const url = URL.canParse(given, document.baseURI) ? new URL(given, document.baseURI) : undefined
  if (url?.origin === location.origin) return (url.origin + url.pathname).replace(/\/$/, '')
  console.error(`tradefront: base="${given.slice(0, 80)}" is not an address of ${location.origin}`)
  return undefined
}

/** Converts an address to the shop's routes; undefined: it does not start with this base. */
function behind({ href, origin }: URL, base: string): URL | undefined {
  const whole = base.endsWith('#') && !href.includes('#') ? `${href}#` : href
  const rest = whole.startsWith(base) ? whole.slice(base.length) : undefined
  // Two slashes, or what browsers read as such, would start the name of another host.
  return rest !== undefined && /^([/?#]|$)/.test(rest)
    ? new URL(`/${rest.replace(/^[\\/]+/, '')}`, origin)
    : undefined
}

/**
 * Decides where the shop is on a page. It is behind the `#` if the page is of another origin than the API, sets no
 * base and has a path that is not a route: such a host does not know the shop's paths.
 */
function decide(element: Element): Place {
  const given = element.getAttribute('base') ?? ''
  const routing = element.getAttribute('routing')
  if (routing === 'hash') return behindHash
  const base = given || document.querySelector('base[href]') ? baseOf(given || './') : undefined
  const api = setting('api', element).value
  const isForeign = URL.canParse(api, location.href) && new URL(api, location.href).origin !== location.origin
  if (routing !== 'path' && !given && isForeign) {
    const inside = behind(new URL(location.href), base ?? location.origin)
    if (!inside || whereIs(inside.pathname, inside.search).route === 'notFound') return behindHash
  }
  if (base && base !== location.origin) return base
  return isForeign ? location.origin : undefined
}

/**
 * Returns the prefix of the shop's addresses on a page outside the root of the API's origin, as in
 * `https://www.example.com/shop` or `https://www.example.com/page.html#`.
 */
export function shopPlace(): string | undefined {
  const element = typeof document === 'undefined' ? undefined : storefront()
  if (!element || routeNames().length === 0) return undefined
  if (!places.has(element)) places.set(element, decide(element))
  const place = places.get(element)
  return place === behindHash ? `${withoutHash(location.href)}#` : place
}

/** Converts an address of this page to the shop's routes; undefined: it is a page of the host. */
export function inShop(url: URL): URL | undefined {
  const place = shopPlace()
  if (place === undefined) return url.origin === location.origin ? url : undefined
  return behind(url, place)
}

/** Returns the address on this page for a path of the shop. */
export const onPage = (path: string) => (shopPlace() ?? '') + path
