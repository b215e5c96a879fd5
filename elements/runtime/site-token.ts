import { baseAddress } from '../../src/core/address/base-address'
import { settingsOf, type Settings } from '../../src/core/host/settings'
import { readCookie, sessionCookie } from '../../src/core/host/session-cookie'

const nameOf = ({ api, site }: Settings) => `${baseAddress(api)} ${site || location.hostname}`

/** Returns the current session token of an element's brand site, before the code of the session is loaded. */
export function siteToken(settings: Settings): string {
  const isOfPage = nameOf(settings) === nameOf(settingsOf())
  return readCookie(sessionCookie(settings.site || location.hostname, isOfPage))
}
