import { safeUrl } from '../../core/address/safe-url'
import { scriptSettings } from '../../core/host/script-settings'
import { setting } from '../../core/host/settings'

/** Browser data for detecting phones. */
type Browser = { userAgent: string; userAgentData?: { mobile?: unknown } }

/** Returns whether this is a phone. Tablets are wide enough for the shop. */
export const isPhone = ({ userAgent, userAgentData }: Browser): boolean =>
  userAgentData?.mobile === true ||
  (/iPhone|iPod|Android.+Mobile|Windows Phone|\bMobi/i.test(userAgent) && !/iPad/.test(userAgent))

/**
 * Returns the mobile address for a phone, with the current address in its query.
 * @param here address of the page
 * @param mobile `data-mobile-path` of the script tag: a path or an address. Empty: phones stay
 * @returns undefined if the browser stays
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

// Written directly, because a store is too large for the loader. The format is that of all stored values.
const chosenText = '1|true'
const key = () => `trade:${setting('site').value || location.hostname}:desktop`

function wantsDesktop(): boolean {
  const url = new URL(location.href)
  const asked = url.searchParams.has('desktop')
  try {
    if (asked) localStorage.setItem(key(), chosenText)
    else return localStorage.getItem(key()) === chosenText
  } catch {
    // With blocked storage the choice lasts as long as the address.
    return asked
  }
  url.searchParams.delete('desktop')
  history.replaceState(history.state, '', url)
  return true
}

/**
 * Sends a phone from the storefront to the mobile path before anything renders. `?desktop` declines and is
 * remembered. Only a shop at its API's own origin with such a path does this; other pages never redirect.
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
