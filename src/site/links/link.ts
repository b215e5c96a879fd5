import * as z from 'zod/mini'
import { safeUrl } from '../../core/safe-url'
import { id } from '../../core/shapes'

/** Stands for the shop while an address is read; nobody's host. */
const shop = 'https://shop.invalid'

/**
 * What an address of the shop's data means: one of the shop's pages, or an address on another site. The page is
 * handed on in its parts: joined and read again, `/.//x` would be another host.
 */
export type Target = { inside: { path: string; search: string; hash: string } } | { outside: string }

/**
 * Reads an address as a browser would, so that `//x` and `/\x` are seen to leave the shop.
 * @returns undefined: no address that may be followed
 */
export function targetAt(address: string): Target | undefined {
  const safe = safeUrl(address, 'page', shop)
  if (!safe) return undefined
  const { origin, pathname, search, hash } = new URL(safe)
  if (origin !== shop) return { outside: safe }
  // A path without its slash would mean something else on every page.
  return /^\s*[/\\]/.test(address) ? { inside: { path: pathname, search, hash } } : undefined
}

/** `/goods/list/all`, or a whole http(s) address on another site. */
const address = z.string().check(z.refine((given) => targetAt(given) !== undefined))

/**
 * Where a configurable block leads: an address; an article or an activity by its id; or a `url` whose other
 * parameters go to the query.
 */
export const link = z.union([
  address,
  z.object({ type: z.enum(['article', 'activity']), id }),
  z.catchall(z.object({ url: address }), z.union([z.string(), z.number()])),
])
export type Link = z.output<typeof link>

const folders = { article: 'news', activity: 'activity' }

/** The address that a link of a block means. */
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
