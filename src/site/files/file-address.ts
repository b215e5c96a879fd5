import { safeUrl } from '../../core/address/safe-url'

/** Returns the absolute URL of a file from the server. A URL with a single leading slash is relative to the API. */
export function fileAddress(given: string, api: string): string {
  const below = /^\/(?![/\\])/.test(given)
  return safeUrl(below ? api + given : given, 'media', `${api}/`)
}

export const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')
