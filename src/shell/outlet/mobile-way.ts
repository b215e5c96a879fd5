import { safeUrl } from '../../core/safe-url'
import { scriptSettings } from '../../core/script-settings'
import { setting } from '../../core/settings'

/** What a browser says of itself, as far as it does. */
type Browser = { userAgent: string; userAgentData?: { mobile?: unknown } }

/** Whether this is a phone. Tablets are wide enough for the shop as it is. */
export const isPhone = ({ userAgent, userAgentData }: Browser): boolean =>
  userAgentData?.mobile === true ||
  (/iPhone|iPod|Android.+Mobile|Windows Phone|\bMobi/i.test(userAgent) && !/iPad/.test(userAgent))

/**
 * Where a phone goes instead of the shop's page; it is told where it came from.
 * @param here the page's address
 * @param mobile `data-mobile-path` of the script tag: a path, or a whole address; empty: phones stay
 * @returns undefined: it stays
 */
export function mobileAddress(here: string, mobile: string): string | undefined {
  const address = mobile && safeUrl(mobile, 'page', here)
  if (!address) return undefined
  const from = new URL(here)
  const to = new URL(address)
  const inside =
    from.origin === to.origin && `${from.pathname}/`.startsWith(`${to.pathname.replace(/\/$/, '')}/`)
  if (inside) return undefined
  const path = from.pathname + from.search
  if (path !== '/') to.searchParams.set('to', path)
  return to.href
}

// No store: the loader has no room for one. The form is that of everything the kit keeps.
const kept = '1|true'
const key = () => `trade:${setting('site').value || location.hostname}:desktop`

function wantsDesktop(): boolean {
  const url = new URL(location.href)
  const asked = url.searchParams.has('desktop')
  try {
    if (asked) localStorage.setItem(key(), kept)
    else return localStorage.getItem(key()) === kept
  } catch {
    // Storage is blocked: the choice holds as long as its address does.
    return asked
  }
  url.searchParams.delete('desktop')
  history.replaceState(history.state, '', url)
  return true
}

/**
 * Sends a phone from the storefront to the mobile path, before anything is drawn. `?desktop` in an address of the
 * shop says no to it, and is remembered. Only a shop at its API's own origin that names such a path does so: a page of
 * somebody else's, or one that embeds elements, is left where it is.
 * @returns whether the page is being left
 */
export function leaveForMobile(): boolean {
  const isOwn = new URL(setting('api').value, location.href).origin === location.origin
  const isStorefront = document.querySelector('trade-outlet,trade-storefront') !== null
  if (!isOwn || !isStorefront || wantsDesktop() || !isPhone(navigator)) return false
  const address = mobileAddress(location.href, scriptSettings.mobilePath ?? '')
  if (address === undefined) return false
  location.replace(address)
  return true
}
