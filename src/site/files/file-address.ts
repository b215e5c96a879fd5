import { safeUrl } from '../../core/safe-url'

/** A file's address in full, as the server told it: one that begins with a single slash is below the API's base. */
export function fileAddress(given: string, api: string): string {
  const below = /^\/(?![/\\])/.test(given)
  return safeUrl(below ? api + given : given, 'media', `${api}/`)
}

export const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')
