import { atom, type ReadableAtom } from 'nanostores'

export type UrlQuery = Record<string, string>
/** `undefined` and empty take a key away. */
export type QueryPatch = Record<string, string | undefined>

/**
 * Where a page keeps what the address bar would hold: filters, sort, page number. Only the storefront's outlet
 * and elements that were told so (`url-state`) write to the address.
 */
export type UrlState = {
  $query: ReadableAtom<UrlQuery>
  /** The address with a change in it; what is in memory has none. */
  href?: (patch: QueryPatch) => string
  /** @param replace overwrite the present entry of the history instead of adding one */
  setQuery: (patch: QueryPatch, options?: { replace?: boolean }) => void
  /** Goes to the page before; only where there is one of ours, and the history is ours to move in. */
  back?: () => void
}

export function patched(query: UrlQuery, patch: QueryPatch): UrlQuery {
  const next = Object.entries({ ...query, ...patch })
  return Object.fromEntries(next.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** The address of a page with the text of a query. Two slashes, or what stands for them, would begin that of another host. */
export const addressWith = (path: string, query: string) =>
  path.replace(/^[\\/]*/, '/') + (query && `?${query}`)

/** That of an element on a page that keeps its own address. */
export function memoryUrlState(query: UrlQuery = {}): UrlState {
  const $query = atom(query)
  return { $query, setQuery: (patch) => $query.set(patched($query.get(), patch)) }
}
