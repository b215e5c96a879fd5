import { baseAddress } from '../../src/core/address/base-address'
import { settingsOf, type Settings } from '../../src/core/host/settings'
import { sessionCookie, tokenCookie } from '../../src/core/host/token'

const nameOf = ({ api, site }: Settings) => `${baseAddress(api)} ${site || location.hostname}`

/** Returns the current session token of an element's brand site, before the code of the session is loaded. */
export function siteToken(settings: Settings): string {
  const isOfPage = nameOf(settings) === nameOf(settingsOf())
  return tokenCookie(sessionCookie(settings.site || location.hostname, isOfPage)).$token.get()
}
