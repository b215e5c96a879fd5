import type { ReadableAtom } from 'nanostores'
import type { CurrencyRule } from '../src/core/money'
import { scopeOf } from '../src/core/host/scope'
import type { SessionState } from '../src/session/sign-in/session-state'
import { sessionOf } from '../src/session/sign-in/session.store'
import { siteOf, type SiteState } from '../src/site/brand-site/brand-site.store'
import { cartOf, type CartWish } from '../src/trade/cart/cart.store'

/**
 * `import { cart, session, brandSite } from 'tradefront/stores'`: nanostores shared by all elements of the page. They
 * belong to the page's own brand site and open on first use, so that a page may set `tradefrontConfig` after the import.
 */
const page = () => scopeOf()

export { overrideMessages } from '../src/core/language/override-messages'

export const cart = {
  /** Number of pieces in the cart, including a visitor's own. */
  get $count() {
    return cartOf(page()).$count
  },
  /**
   * Adds goods to the cart, as `<trade-add-to-cart>` does: a visitor's choice is stored and merged after login.
   * @param lines `{ skuId, quantity }`, quantity 1 … 99,999; with `unit`, `{ itemId, ratio }`, the quantity is in that unit
   * @returns `added`, `kept` until the login, or `refused`
   */
  add: (lines: CartWish[]) => cartOf(page()).add(lines),
  /** Reloads the number of pieces from the server. */
  refresh: () => cartOf(page()).refresh(),
}

export const session = {
  /** `{ state: 'visitor' }` or `{ state: 'member', user }`; `user` is absent until the server has answered. */
  get $session(): ReadableAtom<SessionState> {
    return sessionOf(page()).$session
  },
  /** Ends the session, at once on this page and on the server as soon as it is reachable. */
  logout: () => sessionOf(page()).logout(),
}

export const brandSite = {
  /** Id of the page's brand site, and whether the server knows it. */
  get $site(): ReadableAtom<SiteState> {
    return siteOf(page()).$site
  },
  /** Format of amounts. */
  get $currency(): ReadableAtom<CurrencyRule> {
    return siteOf(page()).$currency
  },
}
