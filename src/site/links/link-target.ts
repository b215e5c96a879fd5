import { safeUrl } from '../../core/address/safe-url'

const longest = 2000

/**
 * Parses the `?target=` parameter, an absolute http(s) URL. A URL with a user name is rejected because it can imitate
 * another host.
 * @param given decoded value of the parameter
 * @returns the parsed URL, never the text, or undefined if it is unsafe
 */
export function linkTarget(given: string | undefined): URL | undefined {
  if (!given || given.length > longest || !URL.canParse(given)) return undefined
  const safe = safeUrl(given, 'page')
  if (!safe) return undefined
  const url = new URL(safe)
  return url.username || url.password ? undefined : url
}
