import { routeAddress, routeTable, whereIs, type Where } from '../../core/address/routes'
import { inShop, onPage, shopPlace } from '../../core/address/shop-place'
import type { Refusal } from '../permission/refusal'
import { refusalIn } from '../permission/session-permission'
import { userType } from '../user-type'
import { safeRedirect } from './redirect'
import type { SessionState } from './session-state'

/** The parts of the page's address, as `location` names them. */
export type Address = { path: string; search: string; hash: string }
/** `warn`: say that a login is needed. */
export type Decision =
  | { go: 'stay' }
  | { go: 'away'; href: string; warn: boolean }
  /** Logged in, but not somebody who may see this. */
  | { go: 'refused'; refusal: Refusal }

/** The pages that end a third party's login. */
const callbacks = ['callbackThird', 'callbackAlipay']
export const isCallback = ({ route }: Where) => callbacks.includes(route)
const callbackPath = () => routeTable().callbackThird?.path ?? '/callback/third'

const guardedWords = /checkout|user|payment|\/often\/goods|cart/

/** Unknown paths are read as generously as anything behind this page might read them. */
function plain(path: string): string {
  try {
    const once = decodeURIComponent(path)
    return (once === path ? path : plain(once)).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

/** Returns the path that decides about the login: a known route's pattern, so that a product may be called `cart-7`. */
const guardedPath = ({ route }: Where, { path }: Address) =>
  route === 'notFound' ? plain(path) : (routeTable()[route]?.path ?? path)

const away = (href: string, warn = false): Decision => ({ go: 'away', href, warn })

/** The login page of this site, with the way back. */
const loginPath = ({ path, search, hash }: Address) =>
  onPage(routeAddress(routeTable().login?.path ?? '/login', {}, { redirect: onPage(path + search + hash) }))

const thisOrigin = () => globalThis.location?.origin ?? 'http://localhost'

/** Returns the address of a `redirect`: on this page, or a path of the shop, which may have a base here. */
function onThisPage(back: string, origin: string): string {
  const url = new URL(back, origin)
  if (shopPlace() === undefined || inShop(url)) return back
  return whereIs(url.pathname, url.search).route === 'notFound' ? back : onPage(back)
}

/**
 * Returns where a member on the login page goes: back to the page that required the login, else home. A retail member
 * who has just logged in and would land on the home page goes to the next step of the registration.
 */
export function landing(search: string, session: SessionState, origin = thisOrigin()): string {
  const back = safeRedirect(new URLSearchParams(search).get('redirect'), `${origin}/login`)
  const home = onPage('/')
  const to = back && onThisPage(back, origin)
  if (to && new URL(to, origin).href !== new URL(home, origin).href) return to
  const welcome = '/register/success'
  const retail = session.state === 'member' && session.fresh && session.userType === userType.code.retail
  return retail && whereIs(welcome).route !== 'notFound' ? onPage(welcome) : home
}

/** Facts of a visit apart from its address. */
export type Visit = {
  /** The brand site is known, or still being asked for. */
  siteKnown: boolean
  /** Path of the page before; `/` at first. */
  from: string
  /** A third party sent its user back to a login that this tab began. */
  arrived?: boolean
}

/**
 * Decides about every visit to the storefront before anything is drawn.
 * @param where the route that the address means
 */
export function guard(
  where: Where,
  address: Address,
  session: SessionState,
  { siteKnown, from, arrived = false }: Visit,
): Decision {
  const member = session.state === 'member'
  if (!siteKnown && from !== '/' && from !== '/login' && address.path !== '/404') return away(onPage('/404'))
  if (arrived) return isCallback(where) ? { go: 'stay' } : away(onPage(callbackPath()))
  if (where.route === 'login') return member ? away(landing(address.search, session)) : { go: 'stay' }

  const path = guardedPath(where, address)
  const permission = routeTable()[where.route]?.needs ?? 'anyone'
  const needsToken = permission !== 'anyone' || guardedWords.test(path)
  if (needsToken && !member) return away(loginPath(address), path.includes('user'))
  const enterprise = member && session.userType === userType.code.enterprise
  if (path === '/register/settlement' && enterprise) return away(onPage('/404'))
  const refusal = refusalIn(session, permission)
  return refusal ? { go: 'refused', refusal } : { go: 'stay' }
}
