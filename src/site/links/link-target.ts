import { safeUrl } from '../../core/safe-url'

const longest = 2000

/**
 * The page that `?target=` may lead to: a whole http(s) address. One that carries a user name is refused, because
 * it is written to look like another host.
 * @param given the parameter's value, already decoded once
 * @returns the parsed address, never the text; undefined: none that may be followed
 */
export function linkTarget(given: string | undefined): URL | undefined {
  if (!given || given.length > longest || !URL.canParse(given)) return undefined
  const safe = safeUrl(given, 'page')
  if (!safe) return undefined
  const url = new URL(safe)
  return url.username || url.password ? undefined : url
}
