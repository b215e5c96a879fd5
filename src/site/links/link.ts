import * as z from 'zod/mini'
import { safeUrl } from '../../core/address/safe-url'
import { id } from '../../core/api/shapes'

/** Placeholder origin of the shop for parsing. No real host has this name. */
const shop = 'https://shop.invalid'

/**
 * Target of a URL from the shop's data: a page of the shop, or another site. A shop page consists of parts, because
 * parsing the joined text `/.//x` again would result in another host.
 */
export type Target = { inside: { path: string; search: string; hash: string } } | { outside: string }

/**
 * Parses a URL like a browser, so that `//x` and `/\x` count as other sites.
 * @returns undefined for an unsafe URL
 */
export function targetAt(address: string): Target | undefined {
  const safe = safeUrl(address, 'page', shop)
  if (!safe) return undefined
  const { origin, pathname, search, hash } = new URL(safe)
  if (origin !== shop) return { outside: safe }
  // A path without a leading slash would depend on the current page.
  return /^\s*[/\\]/.test(address) ? { inside: { path: pathname, search, hash } } : undefined
}

/** Path such as `/goods/list/all`, or an absolute http(s) URL of another site. */
const address = z.string().check(z.refine((given) => targetAt(given) !== undefined))

/**
 * Target of a configurable block: a URL, the id of an article or activity, or a `url` whose other parameters become the
 * query.
 */
export const link = z.union([
  address,
  z.object({ type: z.enum(['article', 'activity']), id }),
  z.catchall(z.object({ url: address }), z.union([z.string(), z.number()])),
])
export type Link = z.output<typeof link>

const folders = { article: 'news', activity: 'activity' }

/** Returns the URL of a block's link. */
export function linkAddress(given: Link): string {
  if (typeof given === 'string') return given
  if ('type' in given && 'id' in given && !('url' in given))
    return `/${folders[given.type]}/${encodeURIComponent(given.id)}`
  const { url, ...parameters } = given
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== '') query.set(name, String(value))
  if (!query.size) return url
  const [path = '', hash] = url.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
